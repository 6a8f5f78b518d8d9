import { recordActionWords } from '@sideline/schema/audit-actions';

/** One entry of who has looked, as the server lists them. */
interface View {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actorId?: string | null;
  readonly actorName?: string | null;
  readonly isScheduled: boolean;
  readonly role?: string | null;
}

export interface GroupedView extends View {
  /** How many entries in a row are told as this one. */
  readonly count: number;
  /** When the first of them was made; `at` is the last. */
  readonly from: string;
}

const HOUR_MS = 3_600_000;

/** Entries, newest first, with what one person did over and over within an hour told once. */
export function groupViews(views: readonly View[]): readonly GroupedView[] {
  const groups: GroupedView[] = [];
  for (const view of views) {
    const last = groups.at(-1);
    const isSame =
      last !== undefined &&
      last.actorId === view.actorId &&
      last.isScheduled === view.isScheduled &&
      recordActionWords(last.action) === recordActionWords(view.action) &&
      Date.parse(last.at) - Date.parse(view.at) < HOUR_MS;
    if (isSame) groups[groups.length - 1] = { ...last, count: last.count + 1, from: view.at };
    else groups.push({ ...view, count: 1, from: view.at });
  }
  return groups;
}
