import type { PatientCandidate } from '@sideline/schema/fhir/patient-bundle';
import { LIMITS } from '@sideline/schema/limits';
import { inlineErrors } from '../../lib/apollo-hooks';
import type { PreviewPatientImportQuery } from './patient-import.generated';

/** What the importer decides about one patient in the file. */

export type ImportPreview = PreviewPatientImportQuery['previewPatientImport'][number];

/** The `context` of the requests of an import: like an upload, a batch of patients may take the server longer than 10 s. */
export const importRequest = {
  ...inlineErrors,
  fetchOptions: { timeoutMs: LIMITS.http.uploadTimeoutMs },
} as const;

/** Register as new, leave out, or the id of the existing patient. */
export type ImportChoice = 'new' | 'leave' | { readonly same: string };

/** An earlier patient in the same file who may be the same person. */
interface Twin {
  readonly id: string;
  readonly candidate: PatientCandidate;
}

/** One patient in the file, with their future id and what the server would do with them. */
export interface ImportRow {
  readonly id: string;
  readonly candidate: PatientCandidate;
  readonly preview: ImportPreview;
  readonly twin: Twin | null;
  readonly choice: ImportChoice;
}

/** The file's rows with what the server said about each. Problems with the file itself come first. */
export const readRows = (rows: readonly Twin[], previews: readonly ImportPreview[]): readonly ImportRow[] =>
  rows.flatMap(({ id, candidate }, index) => {
    const said = previews[index];
    if (said === undefined) return [];
    const preview: ImportPreview =
      candidate.problems.length === 0
        ? said
        : { ...said, state: 'refused', problems: [...candidate.problems, ...said.problems] };
    const twin = said.sameAsRow === null ? null : (rows[said.sameAsRow] ?? null);
    return [{ id, candidate, preview, twin, choice: firstChoice(preview) }];
  });

/** A person who is the same as an earlier patient in the file gets the same result. */
const settledChoice = (rows: readonly ImportRow[], { twin, choice }: ImportRow): ImportChoice => {
  if (twin === null || typeof choice === 'string' || choice.same !== twin.id) return choice;
  const earlier = rows.find(({ id }) => id === twin.id);
  if (earlier === undefined) return 'leave';
  const settled = settledChoice(rows, earlier);
  return settled === 'new' ? choice : settled;
};

/** A probable duplicate is left out until the user decides, so that nobody is registered twice in haste. */
export const firstChoice = ({ state }: Pick<ImportPreview, 'state'>): ImportChoice =>
  state === 'new' ? 'new' : 'leave';

/** How a choice is sent: as an existing patient, or as different from everyone shown. */
export const decisionOf = (choice: ImportChoice, preview: Pick<ImportPreview, 'matches'> | null) =>
  typeof choice === 'string'
    ? { samePatientId: null, differsFrom: (preview?.matches ?? []).map(({ id }) => id) }
    : { samePatientId: choice.same, differsFrom: null };

export const canChoose = ({ preview }: ImportRow): boolean =>
  preview.state === 'new' || preview.state === 'likely_duplicate';

const counted = (count: number, words: string): string[] =>
  count === 0 ? [] : [`${String(count)} ${words}`];

/** '3 new, 1 probably already registered'. */
export const summaryOf = (rows: readonly ImportRow[]): string => {
  const of = (state: ImportPreview['state']): number =>
    rows.filter(({ preview, twin }) => preview.state === state && twin === null).length;
  return [
    ...counted(of('new'), 'new'),
    ...counted(of('likely_duplicate'), 'probably already registered'),
    ...counted(rows.filter(({ twin }) => twin !== null).length, 'probably in the file twice'),
    ...counted(of('already_imported'), 'imported before'),
    ...counted(of('refused'), 'that cannot be imported'),
  ].join(', ');
};

/** What is sent: only those that are to be registered or recognised. */
export const chosenRows = (rows: readonly ImportRow[]) =>
  rows.flatMap((row) => {
    const { id, candidate, preview, twin } = row;
    const { source, patient } = candidate;
    const choice = settledChoice(rows, row);
    if (source === null || choice === 'leave') return [];
    const { samePatientId, differsFrom } = decisionOf(choice, preview);
    return [
      {
        sourceSystem: source.system,
        sourceValue: source.value,
        patient: { ...patient, id },
        samePatientId,
        differsFrom: differsFrom && twin ? [...differsFrom, twin.id] : differsFrom,
      },
    ];
  });
