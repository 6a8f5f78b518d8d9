import { BODY_REGIONS, type BodyRegionKey } from '../catalogue/body-regions.js';
import { isRecord } from './canonical.js';
import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from './format.js';

/** The body map in words and numbers: for the screen, the paper, the handover and FHIR. */

type Entry = Readonly<Record<string, unknown>> & { readonly id: string };

/** One wound that is not struck through, with its number in the drawing and in the list. */
export interface BodyMark {
  readonly id: string;
  readonly number: number;
  /** Null where only its kind is known so far. */
  readonly region: BodyRegionKey | null;
  /** 'Left forearm, front: laceration, 40 mm'. */
  readonly words: string;
}

const LABELS: ReadonlyMap<unknown, string> = new Map(BODY_REGIONS.map(({ key, label }) => [key, label]));

/** Kinds and length of a wound: 'laceration, 40 mm'; empty where neither is said. */
const woundText = (entry: Readonly<Record<string, unknown>>): string =>
  ['kinds', 'size_mm']
    .flatMap((name) => {
      const field = fieldAt('SecondarySurvey', `body_map.${name}`);
      const text = field === undefined ? '' : formatValue(field, entry[name], entry);
      return text === '' ? [] : [text.toLowerCase()];
    })
    .join(', ');

/** 'Left forearm, front: laceration, 40 mm'. */
export const markWords = (entry: Readonly<Record<string, unknown>>): string =>
  [LABELS.get(entry['region']) ?? 'Part of the body not chosen', woundText(entry) || 'kind not chosen'].join(
    ': ',
  );

const timeOf = (entry: Entry): number =>
  typeof entry['seen_at'] === 'string' ? Date.parse(entry['seen_at']) : 0;

/** Every wound that stands, by the time it was seen, numbered from 1. `list` is `SecondarySurvey.body_map` as stored. */
export const bodyMarks = (list: unknown): readonly BodyMark[] =>
  (Array.isArray(list) ? list : [])
    .filter((entry): entry is Entry => isRecord(entry) && typeof entry['id'] === 'string')
    .filter((entry) => entry['void_reason'] == null)
    .sort((a, b) => timeOf(a) - timeOf(b))
    .map((entry, index) => ({
      id: entry.id,
      number: index + 1,
      // The catalogue validated it: a region that is there is one of the table's.
      region: LABELS.has(entry['region']) ? (entry['region'] as BodyRegionKey) : null,
      words: markWords(entry),
    }));

/** The wounds by their region. */
export const marksByRegion = (
  marks: readonly BodyMark[],
): ReadonlyMap<BodyRegionKey, readonly BodyMark[]> => {
  const regions = new Map<BodyRegionKey, BodyMark[]>();
  for (const mark of marks) {
    if (mark.region === null) continue;
    regions.set(mark.region, [...(regions.get(mark.region) ?? []), mark]);
  }
  return regions;
};
