import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue';
import { derivationPatient, deriveSection } from '@sideline/schema/prf/derive';
import type { PrfFacts } from '@sideline/schema/prf/kinds';
import { ageOn } from '@sideline/schema/people';
import type { Values } from '../../lib/drafts/changes';
import type { DraftState } from '../../lib/drafts/draft-state';
import { shownValues } from '../../lib/drafts/draft-view';
import type { PrfRecord } from './prf-record';

/** Age in whole years at the incident (else at the record's making, else today): by the birth date, else as estimated. */
export const ageAtIncident = (
  patient: { readonly dob?: string | null; readonly estimated_age?: number | null } | null,
  incident: unknown,
  begun: string | null,
): number | null => {
  if (!patient) return null;
  const moment = typeof incident === 'string' ? incident : (begun ?? new Date().toISOString());
  return patient.dob ? ageOn(patient.dob, moment.slice(0, 10)) : (patient.estimated_age ?? null);
};

/** The patient as the record shows them: as they were when it was signed, else as their own row is now. */
export const patientOf = (record: PrfRecord | null) => record?.signature?.patient ?? record?.patient ?? null;

/**
 * What the catalogue's rules look at: everything as it stands on this screen, also what is not sent yet, with what
 * follows from it (NEWS2, GCS total) worked out here, so that it is there without the server.
 */
export const factsOf = (draft: DraftState, record: PrfRecord | null): PrfFacts => {
  const entered = Object.fromEntries(
    PRF_SECTION_KEYS.map((key): [string, Values] => [key, shownValues(draft, key)]).filter(
      ([, values]) => Object.keys(values).length > 0,
    ),
  );
  const ageYears = ageAtIncident(
    patientOf(record),
    entered['incidentDetails']?.['incident_date'],
    record?.createdAt ?? null,
  );
  const facts: PrfFacts = {
    data: entered,
    ageYears,
    hasPatient: Boolean(record?.patientId),
    patientAllergies: patientOf(record)?.allergies ?? null,
  };
  const { observations } = entered;
  if (!observations) return facts;
  const derived = deriveSection('observations', observations, derivationPatient(facts));
  return { ...facts, data: { ...entered, observations: derived } };
};
