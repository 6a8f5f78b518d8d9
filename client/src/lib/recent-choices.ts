import { isPractising } from './practising';

const PREFIX = 'sideline-recent';
const KEPT = 5;

/** Whose answers, and to which list: a tablet goes from hand to hand. */
export interface RecentList {
  readonly userId: string;
  readonly list: string;
}

const keyOf = ({ userId, list }: RecentList): string => `${PREFIX}-${userId}-${list}`;

/** What somebody last chose from a long list on this device, newest first; never a patient's data, only the list's keys. */
export const recentChoices = (of: RecentList): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

export const rememberChoice = (of: RecentList, key: string): void => {
  if (isPractising()) return;
  try {
    const kept = [key, ...recentChoices(of).filter((other) => other !== key)].slice(0, KEPT);
    localStorage.setItem(keyOf(of), JSON.stringify(kept));
  } catch {
    // Without storage the list simply has no recent answers.
  }
};
