import { PATIENT_IMPORT } from '@sideline/schema/fhir/patient-bundle';
import { ROSTER_LIMITS } from '@sideline/schema/roster/roster-table';
import { newId } from '../src/platform/ids.js';
import { madePatient } from './patients-data.js';
import type { Claim } from './report.js';
import type { Seeded } from './seed.js';

/**
 * How long the longest roster takes: looked through and imported as the page does it, two batches at once and then one after
 * the other, while others register somebody between one batch and the next. Who is taken for somebody known is said to be
 * another, so that as many are registered as stand in the file.
 */

/** What is asked. */
const AT_MOST_SECONDS = 10;
const PREVIEWS_AT_ONCE = 2;
/** Nobody of these is among the patients that the database holds. */
const SEED = 2;

const PREVIEW = `query ($input: PreviewPatientImportInput!) {
  rows: previewPatientImport(input: $input) { state lookedAt matches { id } } }`;
const IMPORT =
  'mutation ($input: ImportPatientsInput!) { rows: importPatients(input: $input) { patientImportResult { created } } }';

const REGISTER =
  'mutation ($input: CreatePatientInput!) { rows: createPatient(input: $input) { patient { id } } }';

interface Previewed {
  readonly state: string;
  readonly lookedAt: string;
  readonly matches: readonly { readonly id: string }[];
}

export const measureRoster = async (what: string, port: number, { tokens }: Seeded): Promise<Claim> => {
  const ask = async <T>(query: string, input: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sideline=${tokens[0] ?? ''}` },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const text = await answer.text();
    const { data } = JSON.parse(text) as { data?: { rows?: T } | null };
    if (data?.rows === undefined)
      throw new Error(`Unexpected answer ${String(answer.status)}: ${text.slice(0, 400)}`);
    return data.rows;
  };
  const people = Array.from({ length: ROSTER_LIMITS.rows }, (_, index) => {
    const { name, dob, gender, phone } = madePatient(index, SEED);
    return { patient: { id: newId(), name, dob, gender, contactNumber: phone } };
  });
  const starts = people.flatMap((_, index) => (index % PATIENT_IMPORT.patients === 0 ? [index] : []));
  const batchFrom = (start: number) => people.slice(start, start + PATIENT_IMPORT.patients);

  const began = performance.now();
  const previews: Previewed[] = [];
  for (let place = 0; place < starts.length; place += PREVIEWS_AT_ONCE) {
    const together = starts.slice(place, place + PREVIEWS_AT_ONCE);
    const answers = together.map((start) => ask<readonly Previewed[]>(PREVIEW, { rows: batchFrom(start) }));
    previews.push(...(await Promise.all(answers)).flat());
  }
  let created = 0;
  for (const [place, start] of starts.entries()) {
    // Of one another's kind in nothing: like names are asked about where the birth dates are a slip apart.
    const dob = `${String(1_925 + 3 * place)}-06-15`;
    await ask(REGISTER, { id: newId(), name: `Bystander ${newId()}`, dob });
    const rows = batchFrom(start).map((row, index) => ({
      ...row,
      differsFrom: previews[start + index]?.matches.map(({ id }) => id) ?? [],
    }));
    const { patientImportResult: done } = await ask<{
      readonly patientImportResult: { readonly created: number };
    }>(IMPORT, {
      rows,
      earlierIds: people.slice(0, start).map(({ patient }) => patient.id),
      lookedAt: previews[start]?.lookedAt ?? null,
    });
    created += done.created;
  }
  const value = (performance.now() - began) / 1_000;
  if (created !== people.length) throw new Error(`Of the roster ${String(created)} were registered.`);
  return {
    what: `${what} of ${people.length.toLocaleString('en-GB')}, looked through and imported`,
    ...{ value, unit: 's', limit: AT_MOST_SECONDS, is: 'at most' },
  };
};
