/** How many whole minutes a set is overdue; null if it is not. */
export const minutesOverdue = (dueAt: string, now: Date | number): number | null => {
  const late = Math.floor((new Date(now).getTime() - Date.parse(dueAt)) / 60_000);
  return late > 0 ? late : null;
};
