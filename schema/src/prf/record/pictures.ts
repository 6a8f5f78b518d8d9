import { isRecord, type SectionData } from './canonical.js';
import { entryTitle, type FormatOptions } from './format.js';
import type { EntryStamp } from '../catalogue/kinds.js';
import { entriesFieldsOf, type PrfSectionKey, type PrfSectionValue } from '../catalogue/catalogue.js';

/** The pictures of a record: entries like all others, whose files come by a way of their own under the entries' ids. */

export const PICTURES = { section: 'SecondarySurvey', list: 'pictures' } as const satisfies {
  readonly section: PrfSectionKey;
  readonly list: string;
};

export type PictureEntry = NonNullable<
  PrfSectionValue<typeof PICTURES.section>[typeof PICTURES.list]
>[number];

/** The catalogue's list. */
export const picturesField = () => {
  const field = entriesFieldsOf(PICTURES.section).find(({ name }) => name === PICTURES.list);
  if (field === undefined) throw new RangeError('The catalogue has no pictures');
  return field;
};

/** The entries of a secondary survey's pictures, in their stored order. */
export const picturesIn = (survey: SectionData | null | undefined): readonly PictureEntry[] => {
  const stored = survey?.[PICTURES.list];
  // What the catalogue validated before it was stored has the catalogue's shape.
  return Array.isArray(stored) ? (stored.filter(isRecord) as unknown as readonly PictureEntry[]) : [];
};

/** Whether an entry still stands: not struck through. */
export const isStandingPicture = (entry: Pick<EntryStamp, 'void_reason'>): boolean =>
  entry.void_reason == null;

/** The newest ECG that stands, by when it was taken, then by id; null without any. */
const newestEcg = (survey: SectionData): string | null =>
  picturesIn(survey)
    .filter((entry) => entry.subject === 'ecg' && isStandingPicture(entry))
    .map(({ id, taken_at }) => ({ id, key: `${taken_at ?? ''} ${id}` }))
    .sort((a, b) => (a.key < b.key ? 1 : -1))[0]?.id ?? null;

/** A secondary survey with the ECG picture that follows from all its pictures. Run after each merge. */
export const withEcgPicture = (survey: SectionData): SectionData => {
  const { ecgPicture: _former, ...rest } = survey;
  const ecg = newestEcg(survey);
  return ecg === null ? rest : { ...rest, ecgPicture: ecg };
};

/** What a picture is called where another field points to it: 'Picture ECG 20 Nov 2026, 14:32'. */
export const pictureName = (
  data: Readonly<Record<string, SectionData | null | undefined>>,
  id: string,
  options: FormatOptions = {},
): string | undefined => {
  const entry = picturesIn(data[PICTURES.section]).find((one) => one.id === id);
  return entry && entryTitle(picturesField(), { ...entry }, options);
};

/** What a picture says whose file has not come. */
export const PICTURE_NOT_HERE =
  'Its file has not arrived. Send it from the device that took it, or strike it through.';
