import { wilsonInterval } from '@sideline/schema/statistics/intervals';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import { pdfText } from './harness/pdf-text.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  world.server.database.asOwner<Row>(text, values);

const FIGURES = `{ registered presented presentations rate { value low high } reattended headInjuries followedUp advised conveyed
  notReturned medianMinutes minutesLost }`;
const CELLS = '{ key cells { label count } }';
const REPORT = `query ($eventId: ID!, $teamId: ID) { cheerReport(eventId: $eventId, teamId: $teamId) {
  name others summary total ${FIGURES} breakdowns ${CELLS}
  teams { teamId name figures ${FIGURES} breakdowns ${CELLS} squads { squadId name figures ${FIGURES} breakdowns ${CELLS} } } } }`;

interface Figures {
  readonly registered: number;
  readonly presented: number;
  readonly presentations: number;
  readonly rate: { readonly value: number; readonly low: number; readonly high: number } | null;
  readonly reattended: number;
  readonly headInjuries: number;
  readonly followedUp: number;
  readonly advised: number;
  readonly conveyed: number;
  readonly notReturned: number;
  readonly medianMinutes: number | null;
  readonly minutesLost: number;
}
interface Breakdown {
  readonly key: string;
  readonly cells: readonly { readonly label: string; readonly count: number }[];
}
interface Report {
  readonly others: number;
  readonly summary: string;
  readonly total: Figures;
  readonly breakdowns: readonly Breakdown[];
  readonly teams: readonly {
    readonly teamId: string;
    readonly name: string;
    readonly figures: Figures;
    readonly breakdowns: readonly Breakdown[];
    readonly squads: readonly {
      readonly squadId: string | null;
      readonly name: string;
      readonly figures: Figures;
      readonly breakdowns: readonly Breakdown[];
    }[];
  }[];
}

const read = async (eventId: string, teamId: string | null = null): Promise<Report> => {
  const { data, errors } = await world.caller('author').graphql(REPORT, { eventId, teamId });
  expect(errors).toBeUndefined();
  return data?.['cheerReport'] as Report;
};
const cells = (breakdowns: readonly Breakdown[], key: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (breakdowns.find((each) => each.key === key)?.cells ?? []).map(({ label, count }) => [label, count]),
  );

/** Numbers that look random and are the same at every run (mulberry32). */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  };
};

const OUTCOMES = [
  'returned_to_event',
  'conveyed_ambulance_service',
  'discharged_own_gp',
  'discharged_with_advice',
];
const IMPRESSIONS = ['concussion', 'sprain_strain', 'head_injury'];
const IMPRESSION_LABELS = ['Concussion', 'Sprain or strain', 'Head injury'];
const REGIONS = ['forehead_front', 'ankle_left_front', 'wrist_right_back'];
const REGION_LABELS = ['Head', 'Ankle', 'Wrist'];

/** One contact as the test made it: what the report is held against. */
interface Made {
  readonly athlete: number;
  readonly squad: number;
  readonly isLog: boolean;
  readonly outcome: number | null;
  readonly impression: number | null;
  readonly region: number | null;
  readonly isAdvised: boolean;
  readonly minutes: number | null;
}

const SQUADS = 4;
const SIZE = 9;

/** Two teams of two squads with nine members each, and contacts of some of them, as the tables hold them. */
const cheerEvent = async (contacts: number, seed: number) => {
  const roll = dice(seed);
  const starts = new Date(world.server.clock.now().getTime() - 4 * HOUR_MS);
  const eventId = newId();
  const teams = [newId(), newId()];
  const squads = Array.from({ length: SQUADS }, () => newId());
  await sql(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Spring Classic', $2, $3, 'live')`,
    [eventId, starts, new Date(starts.getTime() + 8 * HOUR_MS)],
  );
  const tag = eventId.slice(-6);
  await sql(
    `INSERT INTO cheer_team (team_id, team_name) SELECT id, 'Team ' || n || ' ' || $2 FROM unnest($1::uuid[]) WITH ORDINALITY t (id, n)`,
    [teams, tag],
  );
  for (const [index, id] of squads.entries())
    await sql(`INSERT INTO cheer_squad (squad_id, team_id, squad_name) VALUES ($1, $2, $3)`, [
      id,
      teams[Math.floor(index / 2)],
      `Squad ${String(index)}`,
    ]);
  const athletes = Array.from({ length: SQUADS * SIZE }, (_, index) => ({
    id: newId(),
    squad: Math.floor(index / SIZE),
  }));
  await sql(
    `INSERT INTO patient (patient_id, patient_name, dob)
     SELECT id, 'Athlete ' || n || ' ' || $2, '2009-05-01' FROM unnest($1::uuid[]) WITH ORDINALITY t (id, n)`,
    [athletes.map(({ id }) => id), tag],
  );
  await sql(
    `INSERT INTO patient_squad (id, patient_id, squad_id, start_date)
     SELECT gen_random_uuid(), t.patient, t.squad, $3 FROM unnest($1::uuid[], $2::uuid[]) t (patient, squad)`,
    [
      athletes.map(({ id }) => id),
      athletes.map(({ squad }) => squads[squad]),
      new Date(starts.getTime() - 90 * DAY_MS),
    ],
  );
  const author = world.caller('author').user?.id;
  const made: Made[] = [];
  const logs: object[] = [];
  const records: object[] = [];
  for (let index = 0; index < contacts; index += 1) {
    const athlete = roll(athletes.length);
    const squad = athletes[athlete]?.squad ?? 0;
    const at = new Date(starts.getTime() + index * 60_000);
    if (roll(5) === 0) {
      logs.push({ id: newId(), patient: athletes[athlete]?.id, at: at.toISOString() });
      made.push({
        ...{ athlete, squad, isLog: true, outcome: null, impression: null, region: null },
        ...{ isAdvised: false, minutes: null },
      });
      continue;
    }
    const outcome = roll(5) === 0 ? null : roll(OUTCOMES.length);
    const impression = roll(4) === 0 ? null : roll(IMPRESSIONS.length);
    const region = roll(3) === 0 ? null : roll(REGIONS.length);
    const minutes = roll(4) === 0 ? null : 5 + roll(40);
    const isAdvised = roll(2) === 0;
    const sections: Readonly<Record<string, object>> = {
      incidentDetails: {
        incident_date: at.toISOString(),
        at_patient_time: at.toISOString(),
        // Half of the records say the squad themselves.
        ...(index % 2 === 0 ? { squad_id: squads[squad] } : {}),
      },
      DispositionOutcome: {
        ...(outcome === null ? {} : { disposition_outcome: OUTCOMES[outcome] }),
        ...(minutes === null
          ? {}
          : { time_left_dc_care: new Date(at.getTime() + minutes * 60_000).toISOString() }),
        worsening_advice_given: isAdvised,
      },
      ...(impression === null
        ? {}
        : { clinical_impression: { clinical_impression: [IMPRESSIONS[impression]] } }),
      SecondarySurvey: {
        mechanismsOfInjury: ['fall_from_stunt'],
        body_map:
          region === null
            ? []
            : [
                { id: newId(), kinds: ['contusion'], region: REGIONS[region] },
                // Struck through: it counts for nothing.
                { id: newId(), kinds: ['burn'], region: 'neck_front', void_reason: 'Wrong side' },
              ],
      },
    };
    records.push({ id: newId(), patient: athletes[athlete]?.id, at: at.toISOString(), sections });
    made.push({ athlete, squad, isLog: false, outcome, impression, region, isAdvised, minutes });
  }
  await sql(
    `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, clinician_name, clinician_role, recorded_at, recorded_by)
     SELECT r.id, $2, r.patient, r.at, 'Blister', 'Rhian Vaughan', 'FREC 4', r.at, $3
     FROM jsonb_to_recordset($1::jsonb) r (id uuid, patient uuid, at timestamptz)`,
    [JSON.stringify(logs), eventId, author],
  );
  await sql(
    `INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, version, created_at, updated_at, writer_ids)
     SELECT r.id, r.id::text, $2, r.patient, $3::uuid, 'in_progress', 1, r.at, r.at, ARRAY[$3::uuid]
     FROM jsonb_to_recordset($1::jsonb) r (id uuid, patient uuid, at timestamptz)`,
    [JSON.stringify(records), eventId, author],
  );
  await sql(
    `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
     SELECT r.id, s.key, 1, s.value, $2::uuid, r.at
     FROM jsonb_to_recordset($1::jsonb) r (id uuid, at timestamptz, sections jsonb) CROSS JOIN LATERAL jsonb_each(r.sections) s`,
    [JSON.stringify(records), author],
  );
  return { eventId, teams, squads, athletes, made, starts };
};

/** The same figures, counted from what the test made and from nothing that the product reads. */
const counted = (made: readonly Made[], registered: number): Figures => {
  const athletes = [...new Set(made.map(({ athlete }) => athlete))];
  const heads = made.filter(({ impression, region }) => impression === 0 || impression === 2 || region === 0);
  const minutes = made
    .map((each) => each.minutes)
    .filter((each) => each !== null)
    .toSorted((a, b) => a - b);
  const middle = (minutes.length - 1) / 2;
  const interval = wilsonInterval(athletes.length, registered);
  return {
    registered,
    presented: athletes.length,
    presentations: made.length,
    rate:
      interval === null
        ? null
        : {
            value: (100 * athletes.length) / registered,
            low: 100 * interval.low,
            high: 100 * interval.high,
          },
    reattended: athletes.filter((one) => made.filter(({ athlete }) => athlete === one).length > 1).length,
    headInjuries: heads.length,
    followedUp: heads.filter(({ outcome }) => outcome === 1 || outcome === 2).length,
    advised: heads.filter(({ isAdvised }) => isAdvised).length,
    conveyed: made.filter(({ outcome }) => outcome === 1).length,
    notReturned: made.filter(({ outcome }) => outcome !== null && outcome !== 0).length,
    medianMinutes:
      minutes.length === 0
        ? null
        : ((minutes[Math.floor(middle)] ?? 0) + (minutes[Math.ceil(middle)] ?? 0)) / 2,
    minutesLost: minutes.reduce((sum, each) => sum + each, 0),
  };
};
const near = ({ rate, ...others }: Figures): object => ({
  ...others,
  rate:
    rate === null
      ? null
      : {
          value: expect.closeTo(rate.value, 6) as number,
          low: expect.closeTo(rate.low, 6) as number,
          high: expect.closeTo(rate.high, 6) as number,
        },
});
const tally = (values: readonly (string | undefined)[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe('the cheer report of an event', () => {
  it.each([7, 2_026])('counts what an independent count does, by team and squad (seed %i)', async (seed) => {
    const { eventId, teams, squads, made } = await cheerEvent(70, seed);
    const report = await read(eventId);
    // No rate across teams: those of which nobody was seen are in no sum.
    expect(report.teams.length).toBeGreaterThan(1);
    expect(report.total).toEqual({ ...near(counted(made, SQUADS * SIZE)), rate: null });
    for (const [index, teamId] of teams.entries()) {
      const team = report.teams.find((each) => each.teamId === teamId);
      const ofTeam = made.filter(({ squad }) => Math.floor(squad / 2) === index);
      expect(team?.figures).toEqual(near(counted(ofTeam, 2 * SIZE)));
      const expectBreakdowns = (breakdowns: readonly Breakdown[], of: readonly Made[]) => {
        expect(cells(breakdowns, 'impression')).toEqual(
          tally(of.map(({ impression }) => IMPRESSION_LABELS[impression ?? -1])),
        );
        expect(cells(breakdowns, 'region')).toEqual(
          tally(of.map(({ region }) => REGION_LABELS[region ?? -1])),
        );
        expect(cells(breakdowns, 'injury')).toEqual(
          tally(of.map(({ region }) => (region === null ? undefined : 'Bruise'))),
        );
        expect(cells(breakdowns, 'mechanism')).toEqual(
          tally(of.map(({ isLog }) => (isLog ? undefined : 'Fall from stunt or pyramid'))),
        );
      };
      expectBreakdowns(team?.breakdowns ?? [], ofTeam);
      for (const squad of [2 * index, 2 * index + 1]) {
        const told = team?.squads.find(({ squadId }) => squadId === squads[squad]);
        const ofSquad = ofTeam.filter((each) => each.squad === squad);
        expect(told?.figures).toEqual(near(counted(ofSquad, SIZE)));
        expectBreakdowns(told?.breakdowns ?? [], ofSquad);
      }
    }
  });

  it('leaves out void records, struck logs and logs that became records, and follows merges and moves', async () => {
    const { eventId, athletes, squads, starts } = await cheerEvent(0, 1);
    const author = world.caller('author').user?.id;
    const [first, second, third] = athletes;
    const at = new Date(starts.getTime() + HOUR_MS);
    const prf = async (patientId: string | undefined, isVoid = false): Promise<string> => {
      const id = newId();
      await sql(
        `INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, version, created_at, updated_at, writer_ids)
         VALUES ($1::uuid, $1::uuid::text, $2, $3, $4::uuid, 'in_progress', 1, $5, $5, ARRAY[$4::uuid])`,
        [id, eventId, patientId, author, at],
      );
      if (isVoid)
        await sql(
          `UPDATE prf SET status = 'void', version = version + 1, voided_at = $2, voided_by = $3, void_reason = 'Twice'
           WHERE id = $1`,
          [id, at, author],
        );
      return id;
    };
    const log = (patientId: string | undefined, prfId: string | null, isVoid: boolean) =>
      sql(
        `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, clinician_name, clinician_role,
                                        recorded_at, recorded_by, prf_id, voided_at, voided_by, void_reason)
         VALUES ($1, $2, $3, $4, 'Blister', 'Rhian Vaughan', 'FREC 4', $4, $5::uuid, $6,
                 CASE WHEN $7 THEN $4::timestamptz END, CASE WHEN $7 THEN $5::uuid END, CASE WHEN $7 THEN 'Wrong one' END)`,
        [newId(), eventId, patientId, at, author, prfId, isVoid],
      );
    const kept = await prf(first?.id);
    await prf(second?.id, true);
    await log(first?.id, kept, false);
    await log(second?.id, null, true);
    // The same person, seen under a row that was merged into theirs.
    const other = newId();
    await sql(
      `INSERT INTO patient (patient_id, patient_name, dob, merged_into) VALUES ($1, 'Athlete twice', '2009-05-01', $2)`,
      [other, first?.id],
    );
    await prf(other);
    // They changed squads after the event: they are counted where they were then.
    await sql(`UPDATE patient_squad SET end_date = $2 WHERE patient_id = $1`, [
      third?.id,
      new Date(starts.getTime() + 9 * HOUR_MS),
    ]);
    await sql(
      `INSERT INTO patient_squad (id, patient_id, squad_id, start_date) VALUES (gen_random_uuid(), $1, $2, $3)`,
      [third?.id, squads[3], new Date(starts.getTime() + 9 * HOUR_MS)],
    );
    await prf(third?.id);
    // Somebody of no team.
    await prf(undefined);

    const { teams, total, others, summary } = await read(eventId);
    expect(teams).toHaveLength(1);
    expect(total).toMatchObject({ registered: 2 * SIZE, presented: 2, presentations: 3, reattended: 1 });
    expect(
      teams[0]?.squads.map(({ name, figures }) => [name, figures.registered, figures.presented]),
    ).toEqual([
      ['Squad 0', SIZE, 2],
      ['Squad 1', SIZE, 0],
    ]);
    expect(others).toBe(1);
    expect(summary).toContain('2 athletes were seen 3 times');
    expect(summary).toContain('Nobody was conveyed to hospital.');
  });

  it('gives a team its own sheet without the others, as a PDF and a workbook, and says who read it', async () => {
    const { eventId, teams, made } = await cheerEvent(30, 3);
    const own = await read(eventId, teams[1]);
    expect(own.teams.map(({ teamId }) => teamId)).toEqual([teams[1]]);
    expect(own.total.presentations).toBe(made.filter(({ squad }) => squad >= 2).length);
    const names = await sql<{ id: string; name: string }>(
      'SELECT team_id AS id, team_name AS name FROM cheer_team WHERE team_id = ANY ($1)',
      [teams],
    );
    const nameOf = (team: string | undefined) => names.find(({ id }) => id === team)?.name ?? '';
    const caller = world.caller('author');
    const pdf = await caller.get(`/api/events/${eventId}/cheer-report/pdf?team_id=${teams[1] ?? ''}`);
    const text = await pdfText(pdf.rawPayload);
    expect(text).toContain(nameOf(teams[1]));
    expect(text).not.toContain(nameOf(teams[0]));
    const book = await caller.get(`/api/events/${eventId}/cheer-report/xlsx?team_id=${teams[1] ?? ''}`);
    const rows = await readSheet(book.rawPayload);
    expect(rows[0]?.slice(0, 5)).toEqual([
      'Team',
      'Squad',
      'Athletes registered',
      'Athletes seen',
      'Presentations',
    ]);
    expect(rows[1]?.slice(0, 5)).toEqual([
      nameOf(teams[1]),
      null,
      2 * SIZE,
      own.total.presented,
      own.total.presentations,
    ]);
    // What happened in each squad is in the workbook and on paper too.
    const sheets = await readXlsxFile(book.rawPayload);
    const [heads, ...cellRows] = sheets.find(({ sheet }) => sheet === 'Breakdowns')?.data ?? [];
    expect(heads).toEqual(['Team', 'Squad', 'Breakdown', 'Of', 'Presentations']);
    const [squad] = own.teams[0]?.squads ?? [];
    const falls = cells(squad?.breakdowns ?? [], 'mechanism')['Fall from stunt or pyramid'];
    expect(falls).toBeGreaterThan(0);
    expect(cellRows).toContainEqual([
      ...[nameOf(teams[1]), squad?.name, 'Mechanism', 'Fall from stunt or pyramid', falls],
    ]);
    // It says of what it is, and has no other team there either.
    const about = sheets.at(-1);
    expect([about?.sheet, about?.data.slice(1, 3)]).toEqual([
      'About',
      [
        ['Event', 'Spring Classic'],
        ['Team', nameOf(teams[1])],
      ],
    ]);
    expect(JSON.stringify(sheets)).not.toContain(nameOf(teams[0]));
    const flat = text.replaceAll(/\s+/g, ' ');
    expect(flat).toContain(`Mechanism: Fall from stunt or pyramid ${String(falls)}.`);
    expect(flat).toMatch(
      new RegExp(
        `${squad?.name ?? ''}\\. Time lost: .*? Did not return: ${String(squad?.figures.notReturned)}\\.`,
      ),
    );
    const all = await caller.get(`/api/events/${eventId}/cheer-report/pdf`);
    expect(await pdfText(all.rawPayload)).toContain('What the figures mean');

    const entries = await sql<{ entity: string; event: string }>(
      `SELECT entity_type AS entity, event_id AS event FROM audit_entry
       WHERE request_id = $1 AND action = 'CHEER_REPORT_VIEWED'`,
      [caller.lastRequestId],
    );
    expect(entries).toEqual([{ entity: 'Event', event: eventId }]);
    const missing = await caller.graphql(REPORT, { eventId: newId(), teamId: null });
    expect(missing.errors?.[0]?.message).toBe('Event was not found.');
    const noTeam = await caller.graphql(REPORT, { eventId, teamId: newId() });
    expect(noTeam.errors?.[0]?.message).toBe('Cheer team was not found.');
  });
});
