import { expect, it } from 'vitest';
import { storedData } from './stored-data';

it('is the same with and without the fields that GraphQL adds', () => {
  const saved = { crew_roles: [{ name: null, identifier: '54266', tasks: ['lead'] }], call_time: null };
  const read = {
    __typename: 'PrfIncidentDetails',
    crew_roles: [{ __typename: 'PrfCrewMember', name: null, identifier: '54266', tasks: ['lead'] }],
    call_time: null,
  };
  expect(storedData(read)).toEqual(storedData(saved));
  expect(storedData(read)).toEqual({ crew_roles: [{ identifier: '54266', tasks: ['lead'] }] });
});

it('keeps false, zero and empty lists, and treats no answer as an empty section', () => {
  const data = { major_incident: false, patients_at_scene: 0, past: [] };
  expect(storedData(data)).toEqual(data);
  expect(storedData(null)).toEqual({});
});
