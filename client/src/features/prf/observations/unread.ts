import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { entryPath } from '../drafts/changes';
import type { DraftState } from '../drafts/draft-state';
import { sectionDraft } from '../drafts/draft-view';

/** A measurement as in its boxes, part of which is not a value. */
export interface Unread {
  readonly text: string;
  /** It was refused; otherwise it is still being typed. */
  readonly isRefused: boolean;
}

/** Measurements with more than one box. A half must not be taken for the whole ('118/' is a palpated pressure). */
const BOXES: Readonly<Record<string, readonly (keyof ObservationEntry)[]>> = {
  blood_pressure: ['bp_systolic', 'bp_diastolic'],
};

const TYPING = '…';

/** The measurement that a box belongs to. */
const measurementOf = (box: string): string =>
  Object.keys(BOXES).find((name) => BOXES[name]?.some((one) => one === box)) ?? box;

export const unreadKey = (set: Pick<ObservationEntry, 'id'>, measurement: string): string =>
  `${set.id}/${measurement}`;

/** Everything that is not a value yet in some sets, by `unreadKey`. */
export const unreadFigures = (
  draft: DraftState,
  sets: readonly ObservationEntry[],
): Readonly<Record<string, Unread>> => {
  const { texts, refused } = sectionDraft(draft, 'observations');
  const paths = [...Object.keys(texts), ...(refused?.problems ?? []).map(({ field }) => field)];
  return Object.fromEntries(
    paths.flatMap((path): [string, Unread][] => {
      const [, entryId, box = ''] = path.split('/');
      const set = sets.find(({ id }) => id === entryId);
      const unread = set && unreadOf(draft, set, measurementOf(box));
      return unread ? [[unreadKey(set, measurementOf(box)), unread]] : [];
    }),
  );
};

/** Null if all of the measurement is a value, or only the part being typed is not. */
export const unreadOf = (draft: DraftState, set: ObservationEntry, measurement: string): Unread | null => {
  const { texts, refused } = sectionDraft(draft, 'observations');
  const boxes = BOXES[measurement] ?? [measurement as keyof ObservationEntry];
  const parts = boxes.map((name) => {
    const path = entryPath('entries', set.id, name);
    const kept = texts[path];
    const value = set[name];
    return {
      text: kept
        ? kept.problem === null
          ? TYPING
          : kept.text
        : typeof value === 'number'
          ? String(value)
          : '',
      isTyped: kept !== undefined,
      isRefused: Boolean(kept?.problem) || refused?.problems.some(({ field }) => field === path) === true,
    };
  });
  const isRefused = parts.some((part) => part.isRefused);
  const isHalf = parts.some(({ isTyped }) => isTyped) && parts.some(({ isTyped }) => !isTyped);
  return isRefused || isHalf ? { text: parts.map(({ text }) => text).join('/'), isRefused } : null;
};
