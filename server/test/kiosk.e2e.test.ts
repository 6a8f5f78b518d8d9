import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import { registerAnyway } from './harness/register-patient.js';
import type { TestCaller } from './harness/test-server.js';
import { firstOf } from './harness/mutations.js';

const MINUTE_MS = 60_000;

let world: World;
let staff: TestCaller;
let prfId: string;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.clock.advance(MINUTE_MS);
  staff = await world.afresh('author');
  prfId = await world.openPrf();
});

const ask = async (caller: TestCaller, document: string, variables: object): Promise<unknown> => {
  const { data, errors } = await caller.graphql(document, { ...variables });
  if (errors) throw new Error(errors[0]?.extensions.code);
  return firstOf(data);
};
const openKiosk = async (caller = staff): Promise<string> => {
  const opened = await ask(
    caller,
    'mutation ($input: OpenKioskInput!) { openKiosk(input: $input) { openedKiosk { code } } }',
    {
      input: { kioskId: newId(), customPrfId: prfId },
    },
  );
  return (opened as { code: string }).code;
};
interface Desk {
  readonly isOpen: boolean;
  readonly isEntered: boolean;
  readonly patientId: string | null;
  readonly patientVersion: number | null;
  readonly combinedAddress: string | null;
  readonly proposals: readonly {
    readonly id: string;
    readonly noticeVersion: number | null;
    readonly accepted: readonly string[] | null;
    readonly values: readonly { field: string; said: string | null; recorded: string | null }[];
  }[];
}
const DESK =
  'isOpen isEntered patientId patientVersion combinedAddress proposals { id noticeVersion accepted values { field said recorded } }';
const desk = async (): Promise<Desk> =>
  (await ask(staff, `query ($id: ID!) { prfKiosk(customPrfId: $id) { ${DESK} } }`, { id: prfId })) as Desk;
const SETTLE = `mutation ($input: SettleKioskProposalInput!) { settleKioskProposal(input: $input) { prfKiosk { ${DESK} } } }`;
/** Takes over beside what the desk showed, or shows now; who is like another is somebody else. */
const settle = async (proposalId: string, accepted: readonly string[], shown?: Desk): Promise<void> => {
  const { patientId, patientVersion } = shown ?? (await desk());
  const { errors } = await registerAnyway(staff, SETTLE, {
    proposalId,
    accepted,
    expectedPatientId: patientId,
    expectedVersion: patientVersion,
  });
  if (errors) throw new Error(errors[0]?.extensions.code);
};
const audited = async (action: string): Promise<number> =>
  (
    await world.server.database.asOwner('SELECT FROM audit_entry WHERE action = $1 AND prf_id = $2', [
      action,
      prfId,
    ])
  ).length;
const path = (rest: string): string => `/api/prf/${prfId}/${rest}`;
const enter = (device: TestCaller, code: string) => device.send('POST', path('kiosk/enter'), { code });
const PERSON = { name: 'Wren Ashdown', dob: '1990-05-06', gender: 'Female', town: 'Harrowmere' };

/** Every call of the kiosk, by its status. */
const everyCall = async (device: TestCaller): Promise<number[]> => [
  (await device.send('POST', path('consent'), { consentGiven: true })).statusCode,
  (await device.send('POST', path('kiosk/patient'), PERSON)).statusCode,
  (await device.send('PUT', path('kiosk/disable'), {})).statusCode,
];
const isOpen = async (device: TestCaller): Promise<unknown> => (await device.get(path('kiosk'))).json();
const CLOSED = { isOpen: false, hasConsented: false };

/** A notice that is active from now on; gives its version. */
const activate = async (content: string): Promise<number> => {
  const admin = world.caller('admin');
  const id = newId();
  const made = await ask(
    admin,
    'mutation ($input: CreateGdprNoticeInput!) { createGdprNotice(input: $input) { gdprNotice { version } } }',
    { input: { id, content } },
  );
  await ask(
    admin,
    'mutation ($id: ID!) { activateGdprNotice(input: { id: $id }) { gdprNotice { isActive } } }',
    { id },
  );
  return (made as { version: number }).version;
};

describe('the privacy notice', () => {
  it('is missed until there is one, and nothing is agreed to before', async () => {
    const missing = await world.server.nobody().get('/api/gdpr-notice/active');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ message: 'GDPR notice content not found.' });
    const device = world.server.nobody();
    await enter(device, await openKiosk());
    expect((await device.send('POST', path('consent'), { consentGiven: true })).statusCode).toBe(404);
    expect((await device.send('POST', path('kiosk/patient'), PERSON)).statusCode).toBe(404);
  });

  it('has versions, one of them active, and counts the agreements to each, also one record’s second', async () => {
    const first = await activate('We keep your record.\r\nYou have rights.');
    const device = world.server.nobody();
    expect((await device.get('/api/gdpr-notice/active')).json()).toEqual({
      content: 'We keep your record.\nYou have rights.',
      version: first,
    });
    for (const kiosk of [device, world.server.nobody()]) {
      await enter(kiosk, await openKiosk());
      await kiosk.send('POST', path('consent'), { consentGiven: true, noticeVersion: first });
    }
    const second = await activate('We keep your record for eight years.');
    expect(second).toBe(first + 1);
    const list = await ask(world.caller('admin'), '{ gdprNotices { version isActive consents } }', {});
    expect(list).toEqual([
      { version: second, isActive: true, consents: 0 },
      { version: first, isActive: false, consents: 2 },
    ]);
  });

  it('is never reworded', async () => {
    await activate('As it was read.');
    await expect(
      world.server.database.dataSource.query(`UPDATE gdpr_notice SET content = 'Otherwise'`),
    ).rejects.toThrow('permission denied');
  });

  it('that was replaced meanwhile is read again', async () => {
    const version = await activate('The first.');
    const device = world.server.nobody();
    await enter(device, await openKiosk());
    await activate('The second.');
    const answer = await device.send('POST', path('consent'), { consentGiven: true, noticeVersion: version });
    expect(answer.json()).toMatchObject({ code: 'GDPR_NOTICE_CHANGED' });
    expect(
      (await device.send('POST', path('consent'), { consentGiven: true, noticeVersion: version + 1 }))
        .statusCode,
    ).toBe(204);
  });

  it('that came after the agreement is agreed to as well, and each version once', async () => {
    const device = world.server.nobody();
    await enter(device, await openKiosk());
    const agree = async (noticeVersion: number) => {
      const { statusCode } = await device.send('POST', path('consent'), {
        consentGiven: true,
        noticeVersion,
      });
      expect(statusCode).toBe(204);
    };
    const earlier = await activate('Before the patient put the device down.');
    await agree(earlier);
    const later = await activate('When it was taken up again.');
    await agree(later);
    await agree(later);
    const notices = await ask(world.caller('admin'), '{ gdprNotices { version consents } }', {});
    expect(notices).toEqual(
      expect.arrayContaining([
        { version: earlier, consents: 1 },
        { version: later, consents: 1 },
      ]),
    );
    // What is said then was said under the version that was read last, and can be decided about.
    expect((await device.send('POST', path('kiosk/patient'), PERSON)).statusCode).toBe(204);
    world.server.clock.advance(MINUTE_MS);
    await agree(await activate('After it was said.'));
    const { proposals } = await desk();
    expect(proposals).toMatchObject([{ noticeVersion: later }]);
    await settle(proposals[0]?.id ?? '', ['name', 'dob']);
    const closed = await ask(
      staff,
      'mutation ($id: ID!) { closeKiosk(input: { customPrfId: $id }) { prfKiosk { isOpen proposals { accepted } } } }',
      { id: prfId },
    );
    expect(closed).toEqual({ isOpen: false, proposals: [{ accepted: ['name', 'dob'] }] });
  });
});

describe('a kiosk', () => {
  it('takes one patient’s own details after the agreement, and then nothing more', async () => {
    const version = await activate('The notice.');
    const device = world.server.nobody();
    const code = await openKiosk();
    expect(await isOpen(device)).toEqual(CLOSED);
    expect((await enter(device, `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).json()).toEqual({
      isOpen: true,
      hasConsented: false,
    });
    // Not before the agreement.
    expect((await device.send('POST', path('kiosk/patient'), PERSON)).statusCode).toBe(404);
    expect((await device.send('POST', path('consent'), { consentGiven: false })).statusCode).toBe(400);
    expect(await everyCall(device)).toEqual([204, 204, 204]);
    expect(await everyCall(device)).toEqual([404, 404, 404]);
    expect(await isOpen(device)).toEqual(CLOSED);
    const { proposals, ...state } = await desk();
    expect(state).toMatchObject({ isOpen: false, isEntered: false });
    expect(proposals).toMatchObject([{ noticeVersion: version, accepted: null }]);
    expect(proposals[0]?.values).toEqual(
      expect.arrayContaining([
        { field: 'name', said: 'Wren Ashdown', recorded: null },
        { field: 'gender', said: 'female', recorded: null },
      ]),
    );
  });

  it('is one browser’s, by a code that works once, for ten minutes', async () => {
    const code = await openKiosk();
    const [first, second] = [world.server.nobody(), world.server.nobody()];
    expect((await enter(first, 'AAAAAAAA')).statusCode).toBe(404);
    expect((await enter(first, code)).statusCode).toBe(200);
    expect((await enter(second, code)).statusCode).toBe(404);
    expect(await everyCall(second)).toEqual([404, 404, 404]);
    const late = await openKiosk();
    world.server.clock.advance(LIMITS.kiosk.codeMinutes * MINUTE_MS);
    expect((await enter(second, late)).statusCode).toBe(404);
  });

  it('on the crew’s own tablet ends their session', async () => {
    const code = await openKiosk();
    expect((await enter(staff, code)).statusCode).toBe(200);
    expect(staff.cookie).toBeNull();
    expect(await isOpen(staff)).toMatchObject({ isOpen: true });
    expect((await staff.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('keeps what was corrected beside what was said first, and the same only once', async () => {
    await activate('The notice of corrections.');
    const device = world.server.nobody();
    await enter(device, await openKiosk());
    await device.send('POST', path('consent'), { consentGiven: true });
    const corrected = { ...PERSON, allergies: 'Penicillin' };
    for (const person of [PERSON, PERSON, corrected, corrected])
      expect((await device.send('POST', path('kiosk/patient'), person)).statusCode).toBe(204);
    const { proposals } = await desk();
    expect(proposals.map(({ values }) => values.some(({ field }) => field === 'allergies'))).toEqual([
      true,
      false,
    ]);
    expect(await audited('KIOSK_PATIENT_REPORTED')).toBe(2);
  });

  it('opened twice at once is the later one’s', async () => {
    const codes = await Promise.all([openKiosk(), openKiosk(), openKiosk()]);
    const entered = await Promise.all(codes.map((code) => enter(world.server.nobody(), code)));
    expect(entered.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  it('neither shortens nor ends what else its browser was trusted with', async () => {
    const device = world.server.nobody();
    device.marks.set('sideline-registration', 'sideline-registration=kept');
    await enter(device, await openKiosk());
    expect([...device.marks.keys()]).toEqual(['sideline-registration', 'sideline-kiosk']);
    expect(device.marks.get('sideline-registration')).toBe('sideline-registration=kept');
  });

  it('is not the crew’s of another record to open', async () => {
    const colleague = await world.afresh('colleague');
    await expect(openKiosk(colleague)).rejects.toThrow('PRF_NOT_YOURS');
  });
});

describe('what came in at the kiosk', () => {
  const reported = async (person: object = PERSON): Promise<string> => {
    await activate(`The notice of ${newId()}.`);
    const device = world.server.nobody();
    await enter(device, await openKiosk());
    await device.send('POST', path('consent'), { consentGiven: true });
    expect((await device.send('POST', path('kiosk/patient'), person)).statusCode).toBe(204);
    return (await desk()).proposals[0]?.id ?? '';
  };
  const patientOf = async (): Promise<Record<string, unknown> | undefined> =>
    (
      await world.server.database.asOwner<Record<string, unknown>>(
        `SELECT p.patient_name AS name, p.dob::text AS dob, p.town, p.identity_status AS "identityStatus" FROM patient p
         JOIN prf ON prf.patient_id = p.patient_id WHERE prf.id = $1`,
        [prfId],
      )
    )[0];

  it('is counted by its record until somebody has decided', async () => {
    const count = () =>
      ask(staff, 'query ($id: ID!) { prf(customPrfId: $id) { kioskReportCount } }', { id: prfId });
    const [first, second] = [await reported(), await reported()];
    expect(await count()).toEqual({ kioskReportCount: 2 });
    await settle(first, []);
    expect(await count()).toEqual({ kioskReportCount: 1 });
    await world.sign(prfId);
    expect(await count()).toEqual({ kioskReportCount: 1 });
    await settle(second, ['name', 'dob']);
    expect(await count()).toEqual({ kioskReportCount: 0 });
  });

  it('becomes a self-reported patient where none is linked', async () => {
    const id = await reported();
    await settle(id, ['name', 'dob', 'town']);
    expect(await patientOf()).toEqual({
      name: 'Wren Ashdown',
      dob: '1990-05-06',
      town: 'Harrowmere',
      identityStatus: 'self_reported',
    });
    expect((await desk()).proposals).toMatchObject([{ accepted: ['name', 'dob', 'town'] }]);
  });

  it('creates no patient while a similar one is registered, until they are confirmed as different', async () => {
    const twin = { ...PERSON, name: 'Perdita Longmire', dob: '1971-08-09' };
    await settle(await reported(twin), ['name', 'dob']);
    prfId = await world.openPrf();
    const proposalId = await reported(twin);
    const input = { proposalId, accepted: ['name', 'dob'] };
    const refused = await staff.graphql(SETTLE, { input });
    expect(refused.errors?.[0]?.extensions.code).toBe('PATIENT_LOOKS_KNOWN');
    expect(await patientOf()).toBeUndefined();
    expect((await registerAnyway(staff, SETTLE, input)).errors).toBeUndefined();
    expect(await patientOf()).toMatchObject({ name: 'Perdita Longmire' });
  });

  it('changes of a linked patient what is accepted alone, once', async () => {
    await settle(await reported(), ['name', 'dob']);
    const second = await reported({ ...PERSON, name: 'Somebody Else', town: 'Elsewhere' });
    const shown = (await desk()).proposals.find(({ id }) => id === second);
    expect(shown?.values).toContainEqual({
      field: 'name',
      said: 'Somebody Else',
      recorded: 'Wren Ashdown',
    });
    await expect(settle(second, ['allergies'])).rejects.toThrow('BAD_INPUT');
    await expect(settle(second, ['constructor'])).rejects.toThrow('BAD_INPUT');
    const before = await desk();
    await settle(second, ['town'], before);
    // The same again: its answer was lost. Anything else was not what was decided, nor is the same of another person.
    await settle(second, ['town'], before);
    await expect(settle(second, ['name'])).rejects.toThrow('CORRECTION_DECIDED');
    await expect(settle(second, [])).rejects.toThrow('CORRECTION_DECIDED');
    const other = await world.server.signedIn('admin');
    const { errors } = await other.graphql(SETTLE, { input: { proposalId: second, accepted: ['town'] } });
    expect(errors?.[0]?.extensions.code).toBe('CORRECTION_DECIDED');
    expect(await patientOf()).toMatchObject({ name: 'Wren Ashdown', town: 'Elsewhere' });
    expect(await audited('KIOSK_REPORT_SETTLED')).toBe(2);
  });

  it('is taken over beside the patient and the values that were shown, or not at all', async () => {
    const first = await reported();
    const before = await desk();
    await settle(first, ['name', 'dob'], before);
    const second = await reported({ ...PERSON, town: 'Elsewhere' });
    // Shown while nobody was linked.
    await expect(settle(second, ['town'], before)).rejects.toThrow('PRF_PATIENT_CHANGED');
    const shown = await desk();
    await expect(settle(second, ['town'], { ...shown, patientVersion: null })).rejects.toThrow(
      'PATIENT_CHANGED',
    );
    await ask(
      staff,
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      {
        input: { id: shown.patientId, town: 'Harrowmere' },
      },
    );
    await expect(settle(second, ['town'], shown)).rejects.toThrow('PATIENT_CHANGED');
    expect(await patientOf()).toMatchObject({ town: 'Harrowmere' });
    await settle(second, ['town']);
    expect(await patientOf()).toMatchObject({ town: 'Elsewhere' });
  });

  it('identifies a patient who was unknown, and as no known patient, until they are confirmed as different', async () => {
    const twin = { ...PERSON, name: 'Ottoline Farrier', dob: '1966-03-04' };
    await settle(await reported(twin), ['name', 'dob']);
    prfId = await world.openPrf();
    const patientId = newId();
    await ask(
      staff,
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { version } } }',
      {
        input: {
          id: patientId,
          name: 'Unknown female',
          estimatedAge: 55,
          identityStatus: 'unknown',
        },
      },
    );
    await ask(
      staff,
      'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }',
      {
        input: { prfId, patientId },
      },
    );
    const [named, whole] = [await reported(twin), await reported({ ...twin, town: 'Elsewhere' })];
    // A name by itself does not identify the patient.
    await settle(named, ['name']);
    expect(await patientOf()).toMatchObject({
      name: 'Ottoline Farrier',
      identityStatus: 'unknown',
    });
    const { patientVersion } = await desk();
    const input = {
      proposalId: whole,
      accepted: ['name', 'dob'],
      expectedPatientId: patientId,
      expectedVersion: patientVersion,
    };
    const refused = await staff.graphql(SETTLE, { input });
    expect(refused.errors?.[0]?.extensions.code).toBe('PATIENT_LOOKS_KNOWN');
    expect(await patientOf()).toMatchObject({ dob: null, identityStatus: 'unknown' });
    expect((await registerAnyway(staff, SETTLE, input)).errors).toBeUndefined();
    expect(await patientOf()).toMatchObject({ dob: '1966-03-04', identityStatus: 'self_reported' });
  });

  it('keeps the rest of an address that stands in one text alone', async () => {
    await settle(await reported(), ['name', 'dob']);
    const { patientId } = await desk();
    await ask(
      staff,
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      {
        input: { id: patientId, address: '1 High Street, Leeds, West Yorkshire, LS1 4DY' },
      },
    );
    const second = await reported({ ...PERSON, postcode: 'LS2 9JT' });
    expect((await desk()).combinedAddress).toBe('1 High Street, Leeds, West Yorkshire, LS1 4DY');
    await settle(second, ['postcode']);
    const { combinedAddress } = await desk();
    expect(combinedAddress).toBeNull();
    expect(
      await world.server.database.asOwner('SELECT address, town FROM patient WHERE patient_id = $1', [
        patientId,
      ]),
    ).toEqual([{ address: '1 High Street, Leeds, West Yorkshire, LS2 9JT', town: 'Leeds' }]);
  });

  it('can be decided about, and the kiosk closed, after the record was signed', async () => {
    await settle(await reported(), ['name', 'dob']);
    const [taken, aside] = [await reported({ ...PERSON, town: 'Elsewhere' }), await reported()];
    await openKiosk();
    await world.sign(prfId);
    await settle(taken, ['town']);
    expect(await patientOf()).toMatchObject({ town: 'Elsewhere' });
    await settle(aside, []);
    const close = 'mutation ($id: ID!) { closeKiosk(input: { customPrfId: $id }) { prfKiosk { isOpen } } }';
    expect(await ask(staff, close, { id: prfId })).toEqual({ isOpen: false });
    await expect(openKiosk()).rejects.toThrow('PRF_LOCKED');
    const colleague = await world.afresh('colleague');
    await expect(ask(colleague, close, { id: prfId })).rejects.toThrow('PRF_NOT_YOURS');
  });

  it('makes a patient but does not link them where the record was signed without one', async () => {
    const id = await reported();
    await world.sign(prfId);
    await settle(id, ['name', 'dob']);
    expect(await patientOf()).toBeUndefined();
    expect(await audited('KIOSK_REPORT_SETTLED')).toBe(1);
  });

  it('names what is wrong, and needs a name', async () => {
    await activate('The notice.');
    const device = world.server.nobody();
    await enter(device, await openKiosk());
    await device.send('POST', path('consent'), { consentGiven: true });
    const answer = await device.send('POST', path('kiosk/patient'), { name: ' ', dob: '2100-01-01' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ problems: { field: string }[] }>().problems.map(({ field }) => field)).toEqual([
      'name',
      'dob',
    ]);
  });
});

// Last, since everybody else's session ends in that hour.
describe('a kiosk, in time,', () => {
  it('is open for one record alone, for an hour, and until staff close it', async () => {
    const device = world.server.nobody();
    const [own, other] = [prfId, await world.openPrf()];
    await enter(device, await openKiosk());
    prfId = other;
    expect(await everyCall(device)).toEqual([404, 404, 404]);
    prfId = own;
    world.server.clock.advance((LIMITS.kiosk.openMinutes - 1) * MINUTE_MS);
    expect(await isOpen(device)).toMatchObject({ isOpen: true });
    world.server.clock.advance(MINUTE_MS);
    expect(await isOpen(device)).toEqual(CLOSED);

    staff = await world.afresh('author');
    await enter(device, await openKiosk());
    await ask(
      staff,
      'mutation ($id: ID!) { closeKiosk(input: { customPrfId: $id }) { prfKiosk { isOpen } } }',
      {
        id: prfId,
      },
    );
    expect(await everyCall(device)).toEqual([404, 404, 404]);
  });
});
