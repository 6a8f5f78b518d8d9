/** Whole minutes that a set is overdue; null while it is not. */
export const minutesOverdue = (dueAt: string, now: Date | number): number | null => {
  const late = Math.floor((new Date(now).getTime() - Date.parse(dueAt)) / 60_000);
  return late > 0 ? late : null;
};
