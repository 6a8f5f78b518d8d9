import { rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import { ageAtIncident, monthsAtIncident } from '@sideline/schema/prf/record/age';
import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import { derivationPatient, deriveSection, type DerivationPatient } from '@sideline/schema/prf/record/derive';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { isSame } from '@sideline/schema/prf/record/merge';
import { entriesOf, type Values } from './drafts/changes';
import type { DraftState } from './drafts/draft-state';
import { sectionDraft, shownValues } from './drafts/draft-view';
import type { PrfRecord } from './prf-record';

/** The patient as the record shows them: as they were when it was signed, otherwise as in their own row. */
export const patientOf = (record: PrfRecord | null) => record?.signature?.patient ?? record?.patient ?? null;

interface Derived {
  readonly isSigned: boolean;
  readonly patient: DerivationPatient;
  readonly values: Values;
}
const lastDerived = new WeakMap<Values, Derived>();

/**
 * The sets with the scores that were signed, which no later rule changes. A set that differs from the signed one has its
 * own.
 */
const withSignedScores = (derived: Values, shown: Values, signed: Values): Values => {
  const signedSets = new Set(entriesOf(signed, 'entries'));
  const scores = new Map(
    entriesOf(shown, 'entries').flatMap((set) =>
      signedSets.has(set) && set['news2'] ? [[set.id, set['news2']]] : [],
    ),
  );
  return {
    ...derived,
    entries: entriesOf(derived, 'entries').map((set) =>
      scores.has(set.id) ? { ...set, news2: scores.get(set.id) } : set,
    ),
  };
};

/**
 * What follows from the observation sets for this patient, calculated once for the same sets. `signed` are those of the
 * signed record; null while it can still be changed.
 */
const derivedObservations = (
  observations: Values,
  patient: DerivationPatient,
  signed: Values | null,
): Values => {
  const isSigned = signed !== null;
  const last = lastDerived.get(observations);
  if (last?.isSigned === isSigned && isSame(last.patient, patient)) return last.values;
  const derived = deriveSection('observations', observations, patient);
  const values = signed ? withSignedScores(derived, observations, signed) : derived;
  lastDerived.set(observations, { isSigned, patient, values });
  return values;
};

/**
 * What the catalogue's rules use: everything as this screen shows it, including what has not been sent yet, with NEWS2
 * and the GCS total calculated here, so that it works without the server. A signed record shows the scores that were
 * signed, and its amendment those that will be.
 */
export const factsOf = (
  draft: DraftState,
  record: PrfRecord | null,
  doseRanges?: readonly DoseRange[] | null,
): PrfFacts => {
  const entered = Object.fromEntries(
    PRF_SECTION_KEYS.map((key): [string, Values] => [key, shownValues(draft, key)]).filter(
      ([, values]) => Object.keys(values).length > 0,
    ),
  );
  const incident = entered['incidentDetails'];
  const patient = patientOf(record);
  const known = patient && { dob: patient.dob ?? null, estimatedAge: patient.estimatedAge ?? null };
  const when = {
    at: incident?.['incident_date'],
    begun: record?.createdAt ?? new Date().toISOString(),
    // The device does not know the zone of an event that was only just chosen. The save returns it.
    timeZone: record?.event && record.event.eventId === incident?.['event_id'] ? record.event.timeZone : null,
  };
  const facts: PrfFacts = {
    data: entered,
    ageYears: ageAtIncident(known, when),
    ageMonths: monthsAtIncident(known, when),
    hasPatient: Boolean(record?.patientId),
    ...(patient === null
      ? {}
      : { birth: { dob: patient.dob ?? null, estimatedAge: patient.estimatedAge ?? null } }),
    patientAllergies: rowAllergies({
      allergies: patient?.allergies,
      mergedAllergies: record?.patient?.mergedAllergies,
    }),
    patientMedicines: patient?.medications ?? null,
    timeZone: when.timeZone,
    ...(doseRanges ? { doseRanges } : {}),
  };
  const { observations } = entered;
  if (!observations) return facts;
  const isSigned = record?.signature != null && draft.amendment === null;
  const signed = isSigned ? sectionDraft(draft, 'observations').data : null;
  const derived = derivedObservations(observations, derivationPatient(facts), signed);
  return { ...facts, data: { ...entered, observations: derived } };
};
