import { isPractising } from './practising';

const PREFIX = 'sideline-recent';
const KEPT = 5;

/** Whose answers, and for which list, because several people use a tablet. */
export interface RecentList {
  readonly userId: string;
  readonly list: string;
}

const keyOf = ({ userId, list }: RecentList): string => `${PREFIX}-${userId}-${list}`;

/** What a user last chose from a long list on this device, newest first. Never a patient's data, only the list's keys. */
export const recentChoices = (of: RecentList): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

const countsKeyOf = (of: RecentList): string => `${keyOf(of)}-counts`;

const countsOf = (of: RecentList): Readonly<Record<string, number>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(countsKeyOf(of)) ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, count]) => typeof count === 'number'));
  } catch {
    return {};
  }
};

/** What a person chose most often from a list on this device, most frequent first. */
export const mostChosen = (of: RecentList): readonly string[] => {
  const recent = recentChoices(of);
  const lately = (key: string) => (recent.includes(key) ? recent.indexOf(key) : KEPT);
  return Object.entries(countsOf(of))
    .sort(([one, a], [other, b]) => b - a || lately(one) - lately(other))
    .slice(0, KEPT)
    .map(([key]) => key);
};

export const rememberChoice = (of: RecentList, key: string): void => {
  if (isPractising()) return;
  try {
    const counts = countsOf(of);
    localStorage.setItem(countsKeyOf(of), JSON.stringify({ ...counts, [key]: (counts[key] ?? 0) + 1 }));
    const kept = [key, ...recentChoices(of).filter((other) => other !== key)].slice(0, KEPT);
    localStorage.setItem(keyOf(of), JSON.stringify(kept));
  } catch {
    // Without storage, the list has no recent answers.
  }
};
