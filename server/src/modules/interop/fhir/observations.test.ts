import { ONE_MORE } from '@sideline/schema/prf/catalogue/measurement.fixture';
import type { Measurement } from '@sideline/schema/prf/catalogue/measurements';
import { describe, expect, it } from 'vitest';
import { fieldsOfMeasures, measuresOf } from '../api/measures.js';
import { placeOf, restIdOf } from '../api/rest-ids.js';
import { scopeOf, type ExportedPrf } from './exported-prf.js';
import { observationResources } from './observations.js';

const PRF = '01930000-0000-7000-8000-000000000001';
const SET = '01930000-0000-7000-8000-000000000002';
const person = { userId: PRF, staffId: null } as unknown as ExportedPrf['author'];

const resourcesOf = (values: object, measurements?: readonly Measurement[]) => {
  const record = {
    ...{ id: PRF, status: 'completed', signatures: [], voided: null, updatedAt: '2026-11-20T15:00:00.000Z' },
    ...{ patientId: null, patient: null, author: person },
    data: { observations: { entries: [{ id: SET, date_time: '2026-11-20T14:30:00.000Z', ...values }] } },
  } as unknown as ExportedPrf;
  const scope = scopeOf(record, { name: 'Provider', odsCode: null, codesOf: () => [] });
  return observationResources(scope, measurements);
};
const MMOL = { system: 'http://unitsofmeasure.org', code: 'mmol/L' };

describe('measurements as FHIR observations', () => {
  it('include ketones, by their code, in UCUM, or why there are none', () => {
    expect(resourcesOf({ ketones: 3.4 })).toEqual([
      expect.objectContaining({
        resourceType: 'Observation',
        code: { coding: [{ system: 'http://loinc.org', code: '53061-8' }], text: 'Ketones' },
        valueQuantity: { value: 3.4, unit: 'millimoles per litre', ...MMOL },
      }),
    ]);
    const [absent] = resourcesOf({ not_recordable: [{ field: 'ketones', reason: 'no_equipment' }] });
    expect(absent).toMatchObject({ dataAbsentReason: { coding: [{ code: 'not-performed' }] } });
  });

  it('find ketones by code and by id', () => {
    expect(measuresOf('http://loinc.org|53061-8', () => [])).toEqual(['ketones']);
    expect(fieldsOfMeasures(['blood_glucose', 'blood_pressure', 'ketones'])).toEqual([
      ...['blood_glucose', 'blood_glucose_limit'],
      ...['blood_pressure', 'bp_systolic', 'bp_diastolic', 'ketones'],
    ]);
    const place = `observations/${SET}/ketones`;
    expect(placeOf(restIdOf(PRF, place) ?? '')).toBe(place);
  });

  it('include one more entry of the table, by its entry alone', () => {
    expect(resourcesOf({ sweat_rate: 12.5 }, ONE_MORE)).toEqual([
      expect.objectContaining({
        code: { coding: [{ system: 'http://loinc.org', code: '00000-0' }], text: 'Sweat rate' },
        valueQuantity: { value: 12.5, unit: 'mL/min', system: MMOL.system, code: 'mL/min' },
      }),
    ]);
    expect(resourcesOf({ sweat_rate: 12.5 })).toEqual([]);
    expect(measuresOf('00000-0', () => [], ONE_MORE)).toEqual(['sweat_rate']);
  });
});
