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
  /** How many consecutive entries are shown as one. */
  readonly count: number;
  /** When the first of them was made. `at` is the time of the last. */
  readonly from: string;
}

const HOUR_MS = 3_600_000;

/** Entries, newest first. The same action by one person within an hour, without a break, is shown once. */
export function groupViews(views: readonly View[]): readonly GroupedView[] {
  const groups: GroupedView[] = [];
  for (const view of views) {
    const isAnothers = ({ actorId, isScheduled }: View) =>
      actorId !== view.actorId || isScheduled !== view.isScheduled;
    const words = recordActionWords(view.action);
    const place = groups.findIndex(
      (group, index) =>
        index > groups.findLastIndex(isAnothers) &&
        recordActionWords(group.action) === words &&
        Date.parse(group.at) - Date.parse(view.at) < HOUR_MS,
    );
    const known = groups[place];
    if (known) groups[place] = { ...known, count: known.count + 1, from: view.at };
    else groups.push({ ...view, count: 1, from: view.at });
  }
  return groups;
}
