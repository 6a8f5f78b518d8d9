import type { PatientCandidate } from '@sideline/schema/fhir/patient-bundle';
import type { PreviewPatientImportQuery } from './patient-import.generated';

/** What the importer decides about one patient of the file. */

export type ImportPreview = PreviewPatientImportQuery['previewPatientImport'][number];

/** Register as new, leave out, or the id of who he is already. */
export type ImportChoice = 'new' | 'leave' | { readonly same: string };

/** One patient of the file under the id that he gets, and what the server would make of him. */
export interface ImportRow {
  readonly id: string;
  readonly candidate: PatientCandidate;
  readonly preview: ImportPreview;
  readonly choice: ImportChoice;
}

/** A likely duplicate is left out until somebody says otherwise: nobody is registered twice by haste. */
export const firstChoice = ({ state }: Pick<ImportPreview, 'state'>): ImportChoice =>
  state === 'new' ? 'new' : 'leave';

/** How a choice is sent: as whom he is, or that he is none of those who were shown beside him. */
export const decisionOf = (choice: ImportChoice, preview: Pick<ImportPreview, 'matches'> | null) =>
  typeof choice === 'string'
    ? { samePatientId: null, differsFrom: (preview?.matches ?? []).map(({ patient_id }) => patient_id) }
    : { samePatientId: choice.same, differsFrom: null };

export const canChoose = ({ preview }: ImportRow): boolean =>
  preview.state === 'new' || preview.state === 'likely_duplicate';

const counted = (count: number, words: string): string[] =>
  count === 0 ? [] : [`${String(count)} ${words}`];

/** '3 new, 1 likely duplicate, 1 refused'. */
export const summaryOf = (rows: readonly ImportRow[]): string => {
  const of = (state: ImportPreview['state']): number =>
    rows.filter(({ preview }) => preview.state === state).length;
  return [
    ...counted(of('new'), 'new'),
    ...counted(of('likely_duplicate'), 'likely registered already'),
    ...counted(of('already_imported'), 'imported before'),
    ...counted(of('refused'), 'that cannot be imported'),
  ].join(', ');
};

/** What is sent: those that are to be registered or recognised, and no others. */
export const chosenRows = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ id, candidate: { source, patient }, preview, choice }) =>
    source === null || choice === 'leave'
      ? []
      : [
          {
            sourceSystem: source.system,
            sourceValue: source.value,
            patient: { ...patient, patient_id: id },
            ...decisionOf(choice, preview),
          },
        ],
  );
