import { LIMITS } from '@sideline/schema/limits';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { DerivationPatient } from '@sideline/schema/prf/record/derive';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/context.js';
import { newId } from '../../../platform/ids.js';
import { planLink, planSave, type PrfPlan } from './prf-plan.js';
import type { LoadedPrf } from './prf-store.types.js';
import type { SaveCommand } from './save-command.js';

const NOW = new Date('2026-11-20T14:32:00.000Z');
const PRF = newId();
const ENTRY = newId();
const OTHER_ENTRY = newId();
const PATIENT = newId();

const actor = (id: string, role: Actor['role'] = 'staff'): Actor => ({
  kind: 'session',
  userId: id,
  role,
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@example.org',
  patientId: null,
  clientId: null,
  sessionId: 'session',
  tokenId: null,
  isReadOnly: false,
});
const ROBIN = actor('robin');
const SAM = actor('sam');

const command = (changes: SectionData, options: Partial<SaveCommand> = {}): SaveCommand => ({
  commandId: newId(),
  prfId: PRF,
  section: 'PrimarySurvey',
  baseVersion: 0,
  deviceTime: NOW,
  changes,
  eventId: null,
  patientId: null,
  ...options,
});

/** The database in small: what a plan writes is what the next one reads. */
class SmallDatabase {
  #loaded: LoadedPrf = {
    id: PRF,
    prf: null,
    sections: null,
    history: null,
    known: null,
    alerts: null,
    bases: null,
    patients: [
      {
        id: PATIENT,
        dob: '1990-01-01',
        estimatedAge: null,
        allergies: null,
        mergedAllergies: null,
        medications: null,
        mergedInto: null,
      },
    ],
    events: null,
    staff: null,
  };
  #versions = new Map<string, SectionData>();

  constructor(events: LoadedPrf['events'] = null) {
    this.#loaded = { ...this.#loaded, events };
  }

  save(commands: readonly SaveCommand[], by: Actor = ROBIN): PrfPlan {
    const oldest = new Map<string, number>();
    for (const { section, baseVersion } of commands)
      oldest.set(section, Math.min(baseVersion, oldest.get(section) ?? Infinity));
    const plan = planSave(
      {
        ...this.#loaded,
        history: (this.#loaded.history ?? []).filter(
          ({ section, version }) => version > (oldest.get(section) ?? Infinity),
        ),
        bases: commands.flatMap(({ section, baseVersion }) => {
          const data = this.#versions.get(`${section} ${String(baseVersion)}`);
          return data === undefined ? [] : [{ section, version: baseVersion, data }];
        }),
      },
      commands,
      { actor: by, now: NOW, drawNumbers: (day) => [`SL-${day}-00000000`] },
    );
    this.#apply(plan, by);
    return plan;
  }

  link(patientId: string, by: Actor = ROBIN): void {
    const { plan } = planLink(
      this.#loaded,
      { patientId },
      {
        actor: by,
        now: NOW,
        drawNumbers: (day) => [`SL-${day}-00000000`],
      },
    );
    if (plan !== null) this.#apply(plan, by);
  }

  set(change: Partial<NonNullable<LoadedPrf['prf']>>): void {
    if (this.#loaded.prf !== null)
      this.#loaded = { ...this.#loaded, prf: { ...this.#loaded.prf, ...change } };
  }

  version(section: string): number {
    return this.#loaded.sections?.[section]?.version ?? 0;
  }

  data(section: string): SectionData {
    return this.#loaded.sections?.[section]?.data ?? {};
  }

  get status(): string | undefined {
    return this.#loaded.prf?.status;
  }

  #apply({ write }: PrfPlan, by: Actor): void {
    if (write === null) return;
    const before = this.#loaded;
    for (const { section, version, data } of write.writes)
      this.#versions.set(`${section} ${String(version)}`, data);
    this.#loaded = {
      ...before,
      prf:
        write.head === undefined
          ? before.prf
          : {
              customPrfId: before.prf?.customPrfId ?? write.create?.candidates[0] ?? '',
              status: write.head.status,
              version: (before.prf?.version ?? 0) + 1,
              authorId: before.prf?.authorId ?? by.userId,
              eventId: write.head.eventId,
              patientId: write.head.patientId,
              createdAt: NOW.toISOString(),
              isCrew: true,
              hasWriteReason: false,
              scoredFor: (write.head.summary as { scoredFor: DerivationPatient }).scoredFor,
            },
      sections: {
        ...before.sections,
        ...Object.fromEntries(write.writes.map(({ section, version, data }) => [section, { version, data }])),
      },
      history: [
        ...(before.history ?? []),
        ...write.writes.map(({ section, version, paths, command_id }) => ({
          section,
          version,
          paths,
          authorId: by.userId,
          at: NOW.toISOString(),
          commandId: command_id,
        })),
      ],
      known: [
        ...(before.known ?? []),
        ...write.commands.map(({ id, section, outcome, version, paths, body }) => ({
          commandId: id,
          section,
          outcome,
          version,
          conflictPaths: paths,
          bodyHash: body,
        })),
      ],
      alerts: [
        ...(before.alerts ?? []).filter(
          ({ entryId, revision }) =>
            !write.alerts?.some((alert) => alert.entry_id === entryId && alert.revision === revision),
        ),
        ...(write.alerts ?? []).map((alert) => ({
          entryId: alert.entry_id,
          basis: alert.basis,
          reasons: alert.reasons,
          revision: alert.revision,
          total: alert.total,
          band: alert.band,
          ruleVersion: alert.rule_version,
          occurredAt: alert.occurred_at,
          isActioned: false,
          isCleared: alert.is_cleared,
        })),
      ].map((alert) => ({
        ...alert,
        isActioned:
          alert.isActioned ||
          (write.answers ?? []).some(
            ({ entry_id, revision }) => entry_id === alert.entryId && revision === alert.revision,
          ),
      })),
    };
  }
}

const outcomes = (plan: PrfPlan): string[] => plan.answers.map(({ outcome }) => outcome);

describe('a first command', () => {
  it('makes the record, numbered by the day, in progress', () => {
    const record = new SmallDatabase();
    const plan = record.save([command({ airway: 'clear' })]);
    expect(outcomes(plan)).toEqual(['SAVED']);
    expect(plan.write?.create?.candidates).toEqual(['SL-261120-00000000']);
    expect(plan.write?.head).toMatchObject({ status: 'in_progress', patientId: null });
    expect(record.data('PrimarySurvey')).toEqual({ airway: 'clear' });
  });

  describe('a first command that waited on its device', () => {
    const EVENT = { id: newId(), date: '261117', timeZone: 'Europe/London' };
    const entered = (deviceTime: string) => ({ deviceTime: new Date(deviceTime) });
    const first = command({ airway: 'clear' }, entered('2026-11-18T10:00:00.000Z'));
    const incident = (changes: SectionData, deviceTime = '2026-11-18T10:20:00.000Z') =>
      command(changes, { section: 'incidentDetails', ...entered(deviceTime) });
    const dayOf = (...commands: readonly SaveCommand[]) =>
      new SmallDatabase([EVENT]).save(commands).write?.create?.candidates[0]?.split('-')[1];
    const happened = incident({ incident_date: '2026-11-16T23:40:00.000Z' });

    it('gets the day of the event, wherever the batch names that', () => {
      expect(dayOf(first, incident({ event_id: EVENT.id }))).toBe('261117');
      expect(dayOf(first, happened, incident({ event_id: EVENT.id }, '2026-11-18T11:00:00.000Z'))).toBe(
        '261117',
      );
      expect(dayOf({ ...first, eventId: EVENT.id })).toBe('261117');
    });
    it('otherwise gets the day of the incident, in the provider’s time zone', () => {
      expect(dayOf(first, happened)).toBe('261116');
      expect(dayOf(first, happened, incident({ event_id: newId() }))).toBe('261116');
      expect(dayOf(incident({ incident_date: '2026-07-16T23:40:00.000Z' }))).toBe('260717');
    });
    it('otherwise gets the day on which its first entry was made, and never a future one', () => {
      expect(dayOf(first)).toBe('261118');
      expect(dayOf(command({ airway: 'clear' }), first)).toBe('261118');
      const ahead = entered('2026-11-22T10:00:00.000Z');
      expect(dayOf(command({ airway: 'clear' }, ahead))).toBe('261120');
      expect(dayOf(first, incident({ incident_date: '2026-11-22T10:00:00.000Z' }))).toBe('261118');
      expect(dayOf(first, incident({ incident_date: 'yesterday' }))).toBe('261118');
    });
  });

  it('without a change makes a draft', () => {
    const record = new SmallDatabase();
    record.save([command({}, { patientId: PATIENT })]);
    expect(record.status).toBe('draft');
    record.save([command({ airway: 'clear' })]);
    expect(record.status).toBe('in_progress');
  });

  it('that is refused makes nothing', () => {
    const plan = new SmallDatabase().save([command({ airway: 'no such airway' })]);
    expect(outcomes(plan)).toEqual(['REFUSED']);
    expect(plan.write).toBeNull();
  });

  it('is refused by name for an unknown event or patient', () => {
    const plan = new SmallDatabase().save([
      command({ airway: 'clear' }, { eventId: newId() }),
      command({ airway: 'clear' }, { patientId: newId() }),
    ]);
    expect(plan.answers.map(({ problems }) => problems[0]?.field)).toEqual(['eventId', 'patientId']);
  });
});

describe('two people in one section', () => {
  it('merge if they do not touch the same fields', () => {
    const record = new SmallDatabase();
    record.save([command({ airway: 'clear' })]);
    const plan = record.save([command({ consent: 'verbal' })], SAM);
    expect(outcomes(plan)).toEqual(['MERGED']);
    expect(record.data('PrimarySurvey')).toEqual({ airway: 'clear', consent: 'verbal' });
  });

  it('conflict on the same field: the stored value stays, the rest is saved, both sides are shown', () => {
    const record = new SmallDatabase();
    record.save([command({ airway: 'clear' })]);
    const plan = record.save([command({ airway: 'obstructed', consent: 'verbal' })], SAM);
    expect(plan.answers[0]).toMatchObject({
      outcome: 'CONFLICT',
      conflict: {
        paths: ['airway'],
        authors: new Map([['airway', { id: 'robin', at: NOW.toISOString() }]]),
      },
    });
    expect(record.data('PrimarySurvey')).toEqual({ airway: 'clear', consent: 'verbal' });
  });

  it('agree on the same value', () => {
    const record = new SmallDatabase();
    record.save([command({ airway: 'clear' })]);
    const plan = record.save([command({ airway: 'clear' })], SAM);
    expect(outcomes(plan)).toEqual(['MERGED']);
    expect(record.version('PrimarySurvey')).toBe(1);
  });

  it('each add to one list', () => {
    const record = new SmallDatabase();
    const at = { date_time: '2026-11-20T14:00:00.000Z' };
    record.save([command({ entries: [{ id: ENTRY, ...at, heart_rate: 80 }] }, { section: 'observations' })]);
    const plan = record.save(
      [command({ entries: [{ id: OTHER_ENTRY, ...at, heart_rate: 90 }] }, { section: 'observations' })],
      SAM,
    );
    expect(outcomes(plan)).toEqual(['MERGED']);
    expect(record.data('observations')['entries']).toMatchObject([
      { id: ENTRY, heart_rate: 80, recorded_by: 'robin', recorded_at: NOW.toISOString() },
      { id: OTHER_ENTRY, heart_rate: 90, recorded_by: 'sam' },
    ]);
  });

  it('conflict if one strikes through what the other changed, whichever comes first', () => {
    const entry = (change: SectionData, baseVersion: number): SaveCommand =>
      command({ entries: [{ id: ENTRY, ...change }] }, { section: 'observations', baseVersion });
    const strike = { void_reason: 'Wrong patient' };
    const edit = { heart_rate: 85 };
    for (const [first, second, path] of [
      [edit, strike, 'void_reason'],
      [strike, edit, 'heart_rate'],
    ] as const) {
      const record = new SmallDatabase();
      record.save([entry({ date_time: '2026-11-20T14:00:00.000Z', heart_rate: 80 }, 0)]);
      record.save([entry(first, 1)]);
      const plan = record.save([entry(second, 1)], SAM);
      expect(plan.answers[0]).toMatchObject({
        outcome: 'CONFLICT',
        conflict: { paths: [`entries/${ENTRY}/${path}`] },
      });
    }
  });

  it('cannot change an entry that they know to be struck through', () => {
    const record = new SmallDatabase();
    const section = 'observations' as const;
    record.save([
      command({ entries: [{ id: ENTRY, heart_rate: 80, is_before_arrival: true }] }, { section }),
    ]);
    record.save([command({ entries: [{ id: ENTRY, void_reason: 'Wrong' }] }, { section, baseVersion: 1 })]);
    expect(record.data('observations')['entries']).toMatchObject([
      { voided_by: 'robin', void_reason: 'Wrong' },
    ]);
    for (const change of [{ heart_rate: 70 }, { void_reason: null }]) {
      const plan = record.save([
        command({ entries: [{ id: ENTRY, ...change }] }, { section, baseVersion: 2 }),
      ]);
      expect(plan.answers[0]).toMatchObject({ outcome: 'REFUSED', problems: [{ code: 'ENTRY_VOID' }] });
    }
  });
});

describe('a batch', () => {
  it('is one person’s: its later commands build on its earlier ones', () => {
    const record = new SmallDatabase();
    const plan = record.save([command({ airway: 'clear' }), command({ airway: 'obstructed' })]);
    expect(outcomes(plan)).toEqual(['SAVED', 'SAVED']);
    expect(record.data('PrimarySurvey')).toEqual({ airway: 'obstructed' });
    expect(record.version('PrimarySurvey')).toBe(2);
  });

  it('refuses another change under a known id, from before or from the same batch', () => {
    const record = new SmallDatabase();
    const first = command({ airway: 'clear', consent: 'verbal' });
    record.save([first]);
    const other = { ...first, changes: { airway: 'obstructed' } };
    const refused = record.save([
      other,
      { ...first, changes: { consent: 'verbal', airway: 'clear' }, baseVersion: 1 },
    ]);
    expect(outcomes(refused)).toEqual(['REFUSED', 'REPLAYED']);
    expect(refused.answers[0]).toMatchObject({ code: 'COMMAND_REUSED', isAnswered: false });
    expect(record.data('PrimarySurvey')).toMatchObject({ airway: 'clear' });
    const next = command({ airway: 'obstructed' }, { baseVersion: 1 });
    expect(outcomes(record.save([next, { ...next, changes: { airway: 'clear' } }]))[1]).toBe('REFUSED');
  });

  it('is one person’s even if its first command had arrived before', () => {
    const record = new SmallDatabase();
    const first = command({ airway: 'clear' });
    record.save([first]);
    const plan = record.save([first, command({ airway: 'obstructed' })]);
    expect(outcomes(plan)).toEqual(['REPLAYED', 'SAVED']);
    expect(record.data('PrimarySurvey')).toEqual({ airway: 'obstructed' });
  });

  it('continues after a bad command', () => {
    const record = new SmallDatabase();
    const plan = record.save([
      command({ airway: 'clear' }),
      command({ airway: 'no such airway' }),
      command({ consent: 'verbal' }),
    ]);
    expect(outcomes(plan)).toEqual(['SAVED', 'REFUSED', 'SAVED']);
  });

  it('refuses an unknown version, and changes of another section', () => {
    const record = new SmallDatabase();
    record.save([command({ airway: 'clear' })]);
    const plan = record.save([
      command({ consent: 'verbal' }, { baseVersion: 7 }),
      { ...command({}), changes: null },
    ]);
    expect(plan.answers.map(({ problems }) => problems[0]?.code)).toEqual(['UNKNOWN_VERSION', 'ONE_SECTION']);
  });
});

describe('a replay', () => {
  const FIELDS = ['airway', 'consent', 'capacity_conclusion'] as const;
  const VALUES = {
    airway: ['clear', 'obstructed'],
    consent: ['verbal', 'implied'],
    capacity_conclusion: ['has_capacity', 'lacks_capacity'],
  };

  it('reports a conflict again', () => {
    const record = new SmallDatabase();
    record.save([command({ airway: 'clear' })]);
    const late = command({ airway: 'obstructed' });
    record.save([late], SAM);
    expect(record.save([late], SAM).answers[0]).toMatchObject({
      outcome: 'CONFLICT',
      conflict: {
        paths: ['airway'],
        authors: new Map([['airway', { id: 'robin', at: NOW.toISOString() }]]),
      },
    });
  });

  it('is answered on a signed record too, and writes nothing', () => {
    const record = new SmallDatabase();
    const first = command({ airway: 'clear' });
    record.save([first]);
    record.set({ status: 'completed' });
    const plan = record.save([first, command({ consent: 'verbal' })]);
    expect(outcomes(plan)).toEqual(['REPLAYED', 'REFUSED']);
    expect(plan.answers[1]?.code).toBe('PRF_LOCKED');
    expect(plan.write).toBeNull();
  });

  it('any number of times, in any order, leaves the record unchanged', () => {
    const made = fc.record({
      field: fc.constantFrom(...FIELDS),
      choice: fc.nat(1),
      by: fc.boolean(),
      behind: fc.nat(3),
    });
    fc.assert(
      fc.property(
        fc.array(made, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(100), { minLength: 1, maxLength: 20 }),
        (writes, replays) => {
          const record = new SmallDatabase();
          const sent = writes.map(({ field, choice, by, behind }) => {
            const one = {
              by: by ? ROBIN : SAM,
              command: command(
                { [field]: VALUES[field][choice] },
                { baseVersion: Math.max(0, record.version('PrimarySurvey') - behind) },
              ),
            };
            record.save([one.command], one.by);
            return one;
          });
          const before = record.data('PrimarySurvey');
          const version = record.version('PrimarySurvey');
          for (const pick of replays) {
            const one = sent[pick % sent.length];
            if (one === undefined) continue;
            const [outcome] = outcomes(record.save([one.command], one.by));
            expect(['REPLAYED', 'CONFLICT']).toContain(outcome);
          }
          expect(record.data('PrimarySurvey')).toEqual(before);
          expect(record.version('PrimarySurvey')).toBe(version);
        },
      ),
    );
  });
});

describe('a person who may not write', () => {
  const foreign = (): SmallDatabase => {
    const record = new SmallDatabase();
    record.save([command({ airway: 'clear' })]);
    record.set({ isCrew: false });
    return record;
  };

  it('is asked for a reason and shown nothing', () => {
    const plan = foreign().save([command({ consent: 'verbal' })], SAM);
    expect(plan.answers[0]).toMatchObject({ outcome: 'REFUSED', code: 'PRF_NOT_YOURS', isAnswered: false });
  });

  it('may write with a reason', () => {
    const record = foreign();
    record.set({ hasWriteReason: true });
    expect(outcomes(record.save([command({ consent: 'verbal' })], SAM))).toEqual(['MERGED']);
  });

  it('learns nothing about an id that belongs to another record', () => {
    const plan = foreign().save([command({ consent: 'verbal' }, { patientId: PATIENT })], SAM);
    expect(plan.answers[0]).toMatchObject({ code: 'CONFLICT', isAnswered: false, problems: [] });
  });

  it('is everyone, once the record is void', () => {
    const record = foreign();
    record.set({ status: 'void' });
    expect(record.save([command({ consent: 'verbal' })]).answers[0]?.code).toBe('PRF_VOID');
  });
});

describe('changes that follow a save', () => {
  const SICK = {
    date_time: '2026-11-20T14:00:00.000Z',
    respiratory_rate: 26,
    oxygen_saturation: 91,
    supplemental_o2: true,
    bp_systolic: 95,
    heart_rate: 120,
    acvpu: 'A',
    temperature: 38.5,
  };
  const observe = (entry: SectionData, baseVersion: number): SaveCommand =>
    command({ entries: [{ id: ENTRY, ...entry }] }, { section: 'observations', baseVersion });

  it('include NEWS2 when the age becomes known, with its own version', () => {
    const record = new SmallDatabase();
    record.save([observe(SICK, 0)]);
    expect(record.data('observations')['entries']).toMatchObject([{ news2: { status: 'not_valid' } }]);
    record.link(PATIENT);
    expect(record.data('observations')['entries']).toMatchObject([
      { news2: { status: 'scored', band: 'high' } },
    ]);
    expect(record.version('observations')).toBe(2);
    // The server's own writes are no conflict for a client that started from an earlier version.
    expect(outcomes(record.save([observe({ heart_rate: 118 }, 1)], SAM))).toEqual(['SAVED']);
  });

  it('include an alert, which a correction clears', () => {
    const record = new SmallDatabase();
    record.link(PATIENT);
    const raised = record.save([observe(SICK, 0)]);
    expect(raised.write?.alerts).toMatchObject([
      { entry_id: ENTRY, revision: 1, band: 'high', is_cleared: false },
    ]);
    expect(raised.write?.head?.openAlertCount).toBe(1);
    const cleared = record.save([observe({ void_reason: 'Wrong patient' }, 1)]);
    expect(cleared.write?.alerts).toMatchObject([{ entry_id: ENTRY, revision: 1, is_cleared: true }]);
    expect(cleared.write?.head?.openAlertCount).toBe(0);
  });

  const DOCTOR = {
    action: 'Escalated to Dr Shah (event doctor), 20 Nov 2026, 14:26: coming',
    escalation: {
      kind: 'escalated',
      name: 'Dr Shah',
      role: 'event doctor',
      at: '2026-11-20T14:26:00.000Z',
      answer: 'coming',
    },
  } as const;
  const answer = (total: number, options: Partial<SaveCommand> = {}): SaveCommand =>
    command(
      {},
      {
        section: 'observations',
        alertAction: { entryId: ENTRY, total, ...DOCTOR },
        ...options,
      },
    );

  it('include an alert’s answer, sent with its set and in order, once', () => {
    const record = new SmallDatabase();
    record.link(PATIENT);
    const first = answer(13);
    const plan = record.save([observe(SICK, 0), first, observe({ heart_rate: 135 }, 0)]);
    expect(outcomes(plan)).toEqual(['SAVED', 'SAVED', 'SAVED']);
    expect(plan.write?.answers).toMatchObject([
      {
        entry_id: ENTRY,
        revision: 1,
        action: DOCTOR.action,
        escalation: DOCTOR.escalation,
        at: first.deviceTime.toISOString(),
      },
    ]);
    // The correction made it worse, so an action is needed again.
    expect(plan.write?.alerts).toMatchObject([
      { revision: 1, total: 13, is_cleared: false },
      { revision: 2, total: 14, is_cleared: false },
    ]);
    expect(plan.write?.head?.openAlertCount).toBe(1);
    expect(outcomes(record.save([first]))).toEqual(['REPLAYED']);
    const stale = record.save([answer(13, { baseVersion: 2 })]);
    expect(stale.answers[0]?.problems).toMatchObject([
      {
        field: `entries.${ENTRY}.alert_action`,
        message: expect.stringContaining('now NEWS2 14') as string,
      },
    ]);
    expect(stale.write).toBeNull();
    const second = record.save([answer(14, { baseVersion: 2 })]);
    expect(second.write).toMatchObject({ answers: [{ revision: 2 }], head: { openAlertCount: 0 } });
    const late = record.save([answer(14, { baseVersion: 2 })], SAM);
    expect(late.answers[0]).toMatchObject({
      outcome: 'REFUSED',
      problems: [{ message: 'Someone else has already recorded an action for this alert.' }],
    });
  });

  it('include an answer after the signature, kept with the record like every other change', () => {
    const record = new SmallDatabase();
    record.link(PATIENT);
    record.save([observe(SICK, 0), answer(13)]);
    record.set({ status: 'completed' });
    const late = answer(14, { baseVersion: 1 });
    expect(record.save([late])).toMatchObject({
      answers: [{ outcome: 'REFUSED', code: 'PRF_LOCKED', isKept: true, problems: [] }],
      late: [{ command: { alertAction: late.alertAction }, paths: [`entries/${ENTRY}/alert_action`] }],
      write: null,
    });
    const silent = answer(14, { baseVersion: 1, alertAction: { entryId: ENTRY, total: 14, action: '' } });
    expect(record.save([silent])).toMatchObject({
      answers: [
        {
          outcome: 'REFUSED',
          code: 'PRF_LOCKED',
          isKept: false,
          problems: [
            { field: `entries.${ENTRY}.alert_action`, message: 'Choose what was done from the list.' },
          ],
        },
      ],
      late: [],
    });
  });

  it('include a late answer with the event’s clock, and no answer from the future', () => {
    const event = { id: newId(), date: '2026-11-20', timeZone: 'America/New_York' };
    const record = new SmallDatabase([event]);
    record.save([command({ airway: 'clear' }, { eventId: event.id })]);
    record.link(PATIENT);
    record.save([observe(SICK, 0)]);
    const soon = answer(13, {
      alertAction: {
        ...{ entryId: ENTRY, total: 13, action: '' },
        escalation: { ...DOCTOR.escalation, at: '2026-11-20T14:40:00.000Z' },
      },
    });
    expect(record.save([soon])).toMatchObject({
      answers: [{ outcome: 'REFUSED', problems: [{ message: expect.stringContaining('future') as string }] }],
      write: null,
    });
    record.set({ status: 'completed' });
    const late = answer(13, {
      baseVersion: 1,
      alertAction: { entryId: ENTRY, total: 13, action: '', escalation: DOCTOR.escalation },
    });
    expect(record.save([late]).late).toMatchObject([
      { command: { alertAction: { action: expect.stringContaining('20 Nov 2026, 09:26') as string } } },
    ]);
  });

  it('include no alert of a missing record, and no answer with other changes', () => {
    const record = new SmallDatabase();
    expect(record.save([answer(13)])).toMatchObject({ answers: [{ outcome: 'REFUSED' }], write: null });
    record.link(PATIENT);
    record.save([observe(SICK, 0)]);
    for (const bad of [
      { ...observe({ heart_rate: 130 }, 1), alertAction: { entryId: ENTRY, total: 13, ...DOCTOR } },
      answer(13, { baseVersion: 1, alertAction: { entryId: ENTRY, total: 13, action: 'A word alone' } }),
      answer(13, {
        baseVersion: 1,
        alertAction: {
          entryId: ENTRY,
          total: 13,
          action: '',
          escalation: { ...DOCTOR.escalation, answer: 'x'.repeat(241) },
        },
      }),
      answer(13, { baseVersion: 1, section: 'PrimarySurvey' }),
    ])
      expect(record.save([bad])).toMatchObject({
        answers: [{ outcome: 'REFUSED', code: 'BAD_INPUT' }],
        write: null,
      });
  });

  it('include the crew, as named in the incident', () => {
    const record = new SmallDatabase();
    const plan = record.save([command({ crew: [newId()] }, { section: 'incidentDetails' })]);
    expect(plan.answers[0]?.problems).toMatchObject([{ field: 'crew', code: 'NOT_FOUND' }]);
  });
});

it('a list of a record holds a limited number of entries, and accepts changes of existing ones', () => {
  const database = new SmallDatabase();
  const entries = (count: number) => Array.from({ length: count }, () => ({ id: newId(), heart_rate: 70 }));
  const save = (list: readonly object[]) => {
    const baseVersion = database.version('observations');
    const [answer] = database.save([
      command({ entries: list }, { section: 'observations', baseVersion }),
    ]).answers;
    return [answer?.outcome, answer?.problems.map(({ code }) => code).join()];
  };
  const [first = { id: '' }, ...others] = entries(200);
  expect(save([first, ...others])).toEqual(['SAVED', '']);
  for (let there = 200; there < LIMITS.autosave.entries; there += 200)
    expect(save(entries(200))).toEqual(['SAVED', '']);
  expect(save(entries(1))).toEqual(['REFUSED', 'TOO_MANY']);
  expect(save([{ id: first.id, heart_rate: 80 }])).toEqual(['SAVED', '']);
});
