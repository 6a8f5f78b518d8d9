import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { closePatients, type Json, openPatients, server, staff, teamWith } from './patients-fixture.js';

beforeAll(openPatients);
afterAll(closePatients);

describe('REST', () => {
  const body = {
    patient_name: 'Rhys Contract',
    dob: '1995-06-07',
    gender: 'Prefer not to say',
    address: '1 High Street, Leeds, LS1 4DY',
    addressLine1: '1 High Street',
    addressLine2: '',
    addressLine3: '',
    town: 'Leeds',
    county: '',
    postcode: 'LS1 4DY',
    contact_number: '07700 900555',
    next_of_kin_name: 'Bo Contract',
    next_of_kin_contact: '07700 900556',
    relationship_to_nok: 'Parent',
    past_medical_history: 'None',
    medications: 'None',
    allergies: 'Latex',
    cheer_team_id: '',
    cheer_squad_id: '',
  };

  it('creates, finds and updates as documented', async () => {
    const created = await staff.send('POST', '/api/patient', body);
    expect(created.statusCode).toBe(201);
    const { patient_id } = created.json<{ patient_id: string }>();
    expect(created.json()).toEqual({
      date_of_death: null,
      ...body,
      patient_id,
      addressLine2: null,
      addressLine3: null,
      county: null,
      cheer_team_id: null,
      cheer_squad_id: null,
      createdAt: server.clock.now().toISOString(),
    });

    const search = await staff.get('/api/patients/search?name=Rhys%20Contract&dob=1995-06-07');
    expect(search.statusCode).toBe(200);
    expect(search.json()).toEqual([{ ...created.json<Json>(), name: 'Rhys Contract' }]);

    const updated = await staff.send('PUT', `/api/patient/${patient_id}`, {
      ...body,
      gender: 'Other',
      town: 'York',
    });
    expect(updated.statusCode).toBe(200);
    expect(updated.json()).toMatchObject({
      gender: 'Other',
      town: 'York',
      address: '1 High Street, York, LS1 4DY',
    });
  });

  it('links squads at both addresses', async () => {
    const { squadIds } = await teamWith('Youth', 'Senior');
    const { patient_id } = (
      await staff.send('POST', '/api/patient', {
        ...body,
        patient_name: 'Sian Link',
        dob: '1958-09-10',
        postcode: '',
        contact_number: '',
      })
    ).json<{
      patient_id: string;
    }>();
    for (const [index, path] of ['/api/patient/patient-squad', '/api/patient-squad'].entries()) {
      const sent = {
        patient_id,
        squad_id: squadIds[index],
        start_date: `2026-0${String(index + 1)}-01T00:00:00.000Z`,
      };
      const response = await staff.send('POST', path, sent);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual(sent);
      for (const [wrong, status] of [
        [{ ...sent, squad_id: newId() }, 404],
        [{ ...sent, patient_id: newId() }, 404],
        [{ ...sent, start_date: 'yesterday' }, 400],
      ] as const)
        expect((await staff.send('POST', path, wrong)).statusCode).toBe(status);
    }
  });

  it('lists all by name, and registers by name alone', async () => {
    const created = await staff.send('POST', '/api/patients', {
      patient_name: 'Aaaron  Quick',
      dob: null,
      gender: 'Non-binary',
      contact_number: '',
    });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ patient_name: 'Aaaron Quick', dob: null, gender: 'Non-binary' });
    const list = await staff.get('/api/patients');
    expect(list.statusCode).toBe(200);
    const all = list.json<{ patient_name: string }[]>();
    expect(all[0]?.patient_name).toBe('Aaaron Quick');
    expect(list.headers['link']).toBeUndefined();
  });

  it('cuts the list at a thousand and leads on', async () => {
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) SELECT gen_random_uuid(), 'Bulk ' || n FROM generate_series(1, 1100) n`,
    );
    const first = await staff.get('/api/patients');
    expect(first.json()).toHaveLength(1_000);
    const link = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await staff.get(link);
    expect(second.headers['link']).toBeUndefined();
    const ids = [...first.json<Json[]>(), ...second.json<Json[]>()].map((patient) => patient['patient_id']);
    const [total] = await server.database.asOwner<{ count: string }>(
      'SELECT count(*) FROM patient WHERE merged_into IS NULL',
    );
    expect(new Set(ids).size).toBe(Number(total?.count));
  });

  const id = newId();
  const rows = [
    ['GET', '/api/patients/search?name=Ann&dob=1990-02-03', undefined],
    ['POST', '/api/patient', body],
    ['PUT', `/api/patient/${id}`, body],
    [
      'POST',
      '/api/patient/patient-squad',
      { patient_id: id, squad_id: id, start_date: '2026-01-01T00:00:00Z' },
    ],
    ['POST', '/api/patient-squad', { patient_id: id, squad_id: id, start_date: '2026-01-01T00:00:00Z' }],
    ['GET', '/api/patients', undefined],
    ['POST', '/api/patients', { patient_name: 'Ann' }],
  ] as const;

  it.each(rows)('%s %s is refused to nobody and to other roles', async (method, url, payload) => {
    expect((await server.nobody().request({ method, url, ...(payload ? { payload } : {}) })).statusCode).toBe(
      401,
    );
    for (const role of ['client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      expect((await caller.request({ method, url, ...(payload ? { payload } : {}) })).statusCode).toBe(403);
    }
  });

  it.each([
    ['GET', '/api/patients/search?name=Ann&dob=3/2/1990', undefined, 'dob'],
    ['GET', '/api/patients/search?dob=1990-02-03', undefined, 'name'],
    ['POST', '/api/patient', { ...body, patient_name: '' }, 'patient_name'],
    ['POST', '/api/patient', { ...body, dob: '' }, 'dob'],
    ['POST', '/api/patient', { ...body, dob: '7/6/1995' }, 'dob'],
    ['POST', '/api/patient', { ...body, gender: 'unheard of' }, 'gender'],
    ['POST', '/api/patient', { ...body, allergies: 7 }, 'allergies'],
    ['POST', '/api/patient', { ...body, cheer_team_id: 'storm' }, 'cheer_team_id'],
    ['POST', '/api/patients', { dob: '1990-02-03' }, 'patient_name'],
    ['POST', '/api/patient-squad', { patient_id: id, start_date: '2026-01-01T00:00:00Z' }, 'squad_id'],
  ] as const)('%s %s names the field that is wrong', async (method, url, payload, field) => {
    const response = await staff.request({ method, url, ...(payload ? { payload } : {}) });
    expect(response.statusCode).toBe(400);
    const answer = response.json<{ message: string; problems: { field: string }[] }>();
    expect(answer.problems.map((problem) => problem.field)).toContain(field);
  });

  it('says the specification’s sentence, and 404 for an unknown id', async () => {
    const missing = await staff.send('POST', '/api/patient', { ...body, patient_name: '', dob: '' });
    expect(missing.json<{ message: string }>().message).toBe('Patient name and date of birth are required.');
    expect((await staff.send('PUT', `/api/patient/${newId()}`, body)).statusCode).toBe(404);
    expect((await staff.send('PUT', '/api/patient/nobody', body)).statusCode).toBe(404);
  });
});
