import { entriesFieldsOf, type PrfSectionKey } from '../catalogue/catalogue.js';

/** Lists of what is written about the care, or counted by a device, and may rightly be of any time. */
const NO_ACTS: ReadonlySet<string> = new Set(['running_notes', 'device_events', 'pictures', 'body_map']);

/** The sections whose lists hold what was done to the patient: a list that the catalogue gains is among them. */
export const ACT_SECTIONS = [
  'ClinicalInterventions',
  'SecondarySurvey',
] as const satisfies readonly PrfSectionKey[];

/** Where each kind of act is kept, and in which field its time is. */
export const ACT_LISTS = ACT_SECTIONS.flatMap((section) =>
  entriesFieldsOf(section)
    .filter(({ name, isHistory }) => isHistory !== true && !NO_ACTS.has(name))
    .map(({ name, timeField }) => ({ section, list: name, field: timeField })),
);
