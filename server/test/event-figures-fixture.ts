import { expect } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';

/** Events with records as the tables hold them, for the tests of their figures. */

export const MINUTE_MS = 60_000;

export let world: World;
export const openWorld = async (): Promise<void> => {
  world = await createWorld();
};
export const closeWorld = (): Promise<void> => world.close();

export type Json = Readonly<Record<string, unknown>>;
export const sql = <Row extends Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => world.server.database.asOwner<Row>(text, values);

export const COUNT = '{ count mask text }';
const RATE = '{ value low high standing comparison history { events median lowerQuartile upperQuartile } }';
const FIGURES = `{ eventId isMasked asAt nextAt summary attendance isAttendanceExpected presentations ${COUNT} ppr ${RATE} tthr ${RATE}
  inTreatment ${COUNT} waiting ${COUNT} conveyed ${COUNT} news2High ${COUNT} arrests ${COUNT} staffPlanned ${COUNT}
  staffCheckedIn ${COUNT} bagsOut ${COUNT} bagsReady ${COUNT} breakdowns { key cells { key label count mask text } } times { key median p90 } }`;
export const READ = `query ($id: ID!) { eventFigures(eventId: $id) ${FIGURES} }`;
export const BOARD_CHANGES = 'subscription ($id: ID!) { controlChanged(eventId: $id) { eventId } }';
export const LIVE = `subscription ($id: ID!) { eventFiguresChanged(eventId: $id) ${FIGURES} }`;

interface Counted {
  readonly count: number | null;
  readonly mask: string | null;
  readonly text: string;
}
export interface Figures extends Record<string, unknown> {
  readonly asAt: string;
  readonly nextAt: string | null;
  readonly presentations: Counted;
  readonly conveyed: Counted;
  readonly ppr: Readonly<Record<'value' | 'low' | 'high', number | null>> & {
    readonly standing: string | null;
    readonly comparison: string;
    readonly history: Json | null;
  };
  readonly breakdowns: readonly {
    readonly key: string;
    readonly cells: readonly (Counted & { key: string; label: string })[];
  }[];
  readonly times: readonly {
    readonly key: string;
    readonly median: number | null;
    readonly p90: number | null;
  }[];
}

export const read = async (who: Parameters<World['caller']>[0], id: string): Promise<Figures> => {
  const { data, errors } = await world.caller(who).graphql(READ, { id });
  expect(errors).toBeUndefined();
  return data?.['eventFigures'] as Figures;
};
export const cellsOf = (figures: Figures, key: string): Record<string, number | null> =>
  Object.fromEntries(
    (figures.breakdowns.find((each) => each.key === key)?.cells ?? []).map((cell) => [cell.key, cell.count]),
  );

interface EventFacts {
  readonly client?: string | null;
  readonly attendance?: number | null;
  readonly venue?: string;
  readonly status?: string;
  readonly hoursAgo?: number;
}
export const newEvent = async ({
  client,
  attendance = 1_000,
  venue = 'Arena',
  status = 'live',
  hoursAgo = 4,
}: EventFacts = {}) => {
  const id = newId();
  const starts = new Date(world.server.clock.now().getTime() - hoursAgo * 60 * MINUTE_MS);
  await sql(
    `INSERT INTO event (event_id, client_id, name, starts_at, ends_at, status, attendance_actual, venue_type)
     VALUES ($1::uuid, $2, $1::uuid::text, $3, $4, $5, $6, $7)`,
    [
      id,
      client === undefined ? world.ids.client : client,
      starts,
      new Date(starts.getTime() + 8 * 60 * MINUTE_MS),
      status,
      attendance,
      venue,
    ],
  );
  return id;
};

interface Recorded {
  readonly patientId?: string;
  readonly sections?: Readonly<Record<string, Json>>;
}

/** Records as the tables hold them, with these sections; their ids. */
export const records = async (eventId: string, recorded: readonly Recorded[]): Promise<readonly string[]> => {
  const made = recorded.map((each) => ({ id: newId(), ...each }));
  const given = [JSON.stringify(made), world.caller('author').user?.id, world.server.clock.now()];
  await sql(
    `INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, version, created_at, updated_at, writer_ids)
     SELECT r.id, r.id::text, $4, r."patientId", $2::uuid, 'in_progress', 1, $3, $3, ARRAY[$2::uuid]
     FROM jsonb_to_recordset($1::jsonb) r (id uuid, "patientId" uuid)`,
    [...given, eventId],
  );
  await sql(
    `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
     SELECT r.id, s.key, 1, s.value, $2::uuid, $3
     FROM jsonb_to_recordset($1::jsonb) r (id uuid, sections jsonb) CROSS JOIN LATERAL jsonb_each(r.sections) s`,
    given,
  );
  return made.map(({ id }) => id);
};
export const record = async (
  eventId: string,
  sections: Readonly<Record<string, Json>> = {},
  patientId?: string,
): Promise<string> => {
  const [id = ''] = await records(eventId, [{ sections, ...(patientId === undefined ? {} : { patientId }) }]);
  return id;
};
/** So many people, of whom nothing is known. */
export const people = (eventId: string, count: number): Promise<readonly string[]> =>
  records(
    eventId,
    Array.from({ length: count }, () => ({})),
  );
export const log = async (eventId: string, facts: Json = {}): Promise<string> => {
  const id = newId();
  const { errors } = await world
    .caller('author')
    .graphql(
      'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
      {
        input: {
          id,
          eventId,
          patientId: world.ids.otherPatient,
          incidentDate: world.server.clock.now().toISOString(),
          issueSummary: 'Blister',
          clinicianName: 'Rhian Vaughan',
          clinicianRole: 'FREC 4',
          ...facts,
        },
      },
    );
  expect(errors).toBeUndefined();
  return id;
};
export const zone = async (eventId: string, name: string): Promise<string> => {
  const id = newId();
  const { errors } = await world
    .caller('admin')
    .graphql('mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }', {
      input: { id, eventId, name },
    });
  expect(errors).toBeUndefined();
  return id;
};
