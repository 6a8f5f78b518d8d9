import { describe, expect, it } from 'vitest';
import { resourceProblems } from '../../../../test/fhir-checks.js';
import { ukCoreProblems } from '../../../../test/uk-core.js';
import { ecgResources } from './ecg.js';
import { scopeOf, type ExportedPrf } from './exported-prf.js';
import { infectionResources } from './infection.js';
import { ownMedicines } from './medications.js';

const PRF = '01930000-0000-7000-8000-000000000001';
const person = { userId: PRF, staffId: null } as unknown as ExportedPrf['author'];
const scope = (data: object, more: object = {}) =>
  scopeOf(
    {
      ...{
        id: PRF,
        status: 'completed',
        signatures: [],
        voided: null,
        updatedAt: '2026-11-20T15:00:00.000Z',
      },
      ...{ patientId: null, patient: null, author: person, event: null, data },
      ...more,
    } as unknown as ExportedPrf,
    { name: 'Provider', odsCode: null, codesOf: () => [] },
  );
const of = (complaint: object, more: object = {}) =>
  infectionResources(
    scope(
      {
        PresentingComplaint: complaint,
        incidentDetails: { incident_date: '2026-11-20T14:00:00.000Z' },
      },
      more,
    ),
  );

const MEASLES = {
  infection_risk: 'suspected',
  infections: ['measles'],
  infection_precautions: ['single_room', 'airborne'],
  infection_details: 'Rash since Wednesday',
};

describe('the risk of infection in FHIR', () => {
  it('is a flag for safety with the precautions, and a condition that is only suspected', () => {
    const resources = of(MEASLES);
    expect(resources).toMatchObject([
      {
        resourceType: 'Flag',
        status: 'active',
        category: [{ coding: [{ code: 'safety' }] }],
        code: { text: 'Suspected infection; Measles; Single room, Airborne precautions' },
        period: { start: '2026-11-20T14:00:00.000Z' },
      },
      {
        resourceType: 'Condition',
        verificationStatus: { coding: [{ code: 'provisional' }] },
        code: { text: 'Measles' },
        note: [{ text: 'Rash since Wednesday' }],
      },
    ]);
    for (const resource of resources)
      expect([...resourceProblems(resource), ...ukCoreProblems(resource)]).toEqual([]);
  });

  it('has no condition for a contact, and nothing if there is no risk', () => {
    expect(of({ ...MEASLES, infection_risk: 'exposed' }).map(({ resourceType }) => resourceType)).toEqual([
      'Flag',
    ]);
    expect(of({ infection_risk: 'none_known', infections: ['measles'] })).toEqual([]);
    expect(of({ infection_precautions: ['none'] })).toEqual([]);
    expect(of({ infection_precautions: ['protective'] })).toMatchObject([
      { resourceType: 'Flag', code: { text: 'Protective isolation (patient at risk)' } },
    ]);
  });

  it('is entered in error if the record is void', () => {
    const voided = { at: '2026-11-20T16:00:00.000Z', by: null, reason: 'Wrong patient' };
    expect(of({ ...MEASLES, infection_risk: 'confirmed' }, { status: 'void', voided })).toMatchObject([
      { status: 'entered-in-error' },
      { verificationStatus: { coding: [{ code: 'entered-in-error' }] } },
    ]);
  });
});

it('gives times on the event’s clock, as the record does on paper', () => {
  const event = { eventId: PRF, name: 'Cup', timeZone: 'America/New_York', location: null };
  const at = '2026-11-20T14:00:00.000Z';
  const [recording] = ecgResources(
    scope({ SecondarySurvey: { ecgs: [{ id: PRF, taken_at: at, sent_at: at }] } }, { event }),
  );
  expect(recording).toMatchObject({ note: [{ text: 'Sent at: 20 Nov 2026, 09:00' }] });
  const [medicine] = ownMedicines(
    scope(
      { PresentingComplaint: { current_medicines: [{ medicine: 'Warfarin', last_taken_at: at }] } },
      { event },
    ),
  );
  expect(medicine).toMatchObject({ note: [{ text: 'Last taken: 20 Nov 2026, 09:00' }] });
});
