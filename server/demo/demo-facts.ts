import { ageOn } from '@sideline/schema/people';
import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { derivationPatient, deriveSection } from '@sideline/schema/prf/record/derive';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import type { DemoRecord } from './records.js';

const ageOf = ({ patient, data }: DemoRecord): number | null =>
  patient === null
    ? null
    : (ageOn(patient.dob, data.incidentDetails?.incident_date?.slice(0, 10) ?? '') ?? patient.estimatedAge);

/** The record as the server would hold it: what follows from the input beside the input. */
export const factsOf = (record: DemoRecord): PrfFacts => {
  const data: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const key of PRF_SECTION_KEYS) {
    const values = record.data[key];
    if (values) data[key] = canonicalChanges(key, values);
  }
  const ageYears = ageOf(record);
  const facts: PrfFacts = {
    data,
    ageYears,
    hasPatient: record.patient !== null,
    patientAllergies: record.patient?.health.allergies ?? null,
    patientMedicines: record.patient?.health.medications ?? null,
    timeZone: record.event.timeZone,
  };
  const { observations } = data;
  if (observations)
    data['observations'] = deriveSection('observations', observations, derivationPatient(facts));
  return facts;
};
