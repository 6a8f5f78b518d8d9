import { INCIDENT_STATES, type IncidentState } from '@sideline/schema/control/incidents';
import type { IncidentFacts } from '@sideline/schema/control/validation';
import { z } from 'zod';
import { listedText } from '../../platform/database/checked.js';
import { ZONE_OF_INCIDENT } from '../events/event-zone.hot.js';

/** A row as the database has it. */
export interface IncidentRow extends IncidentFacts {
  readonly id: string;
  /** The zone of the event that the text names; null where it is another place. */
  readonly zoneId: string | null;
  readonly eventId: string;
  readonly number: number;
  readonly state: IncidentState;
  readonly crewId: string | null;
  readonly callSign: string | null;
  readonly calledAt: Date;
  readonly assignedAt: Date | null;
  readonly mobileAt: Date | null;
  readonly atSceneAt: Date | null;
  readonly withPatientAt: Date | null;
  readonly conveyingAt: Date | null;
  readonly clearAt: Date | null;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly change: string;
  readonly version: number;
}

/** The row that a statement returns. */
export const incidentRow: z.ZodType<IncidentRow> = z.object({
  id: z.string(),
  eventId: z.string(),
  zoneId: z.string().nullable(),
  number: z.number(),
  state: z.enum(INCIDENT_STATES),
  crewId: z.string().nullable(),
  callSign: z.string().nullable(),
  calledAt: z.date(),
  assignedAt: z.date().nullable(),
  mobileAt: z.date().nullable(),
  atSceneAt: z.date().nullable(),
  withPatientAt: z.date().nullable(),
  conveyingAt: z.date().nullable(),
  clearAt: z.date().nullable(),
  changedBy: z.string(),
  changedAt: z.date(),
  change: z.string(),
  version: z.number(),
  priority: listedText<IncidentRow['priority']>(),
  zone: z.string().nullable(),
  place: z.string(),
  what: z.string(),
  casualties: z.number().nullable(),
  caller: z.string().nullable(),
});

export const READ = `
  SELECT i.incident_id AS id, i.event_id AS "eventId", i.number, i.priority, coalesce(z.name, i.zone) AS zone,
         z.zone_id AS "zoneId", i.place, i.what, i.casualties, i.caller,
         i.state, i.crew_id AS "crewId", c.call_sign AS "callSign", i.called_at AS "calledAt", i.assigned_at AS "assignedAt",
         i.mobile_at AS "mobileAt", i.at_scene_at AS "atSceneAt", i.with_patient_at AS "withPatientAt",
         i.conveying_at AS "conveyingAt", i.clear_at AS "clearAt", i.changed_by AS "changedBy", i.changed_at AS "changedAt", i.change, i.version
  FROM incident i LEFT JOIN control_crew c ON c.crew_id = i.crew_id
  ${ZONE_OF_INCIDENT} WHERE i.incident_id = $1`;

/** Where the time of each state is kept. A table, so that no name ever comes from outside. */
export const TIME_COLUMNS: Readonly<Record<Exclude<IncidentState, 'called'>, string>> = {
  assigned: 'assigned_at',
  mobile: 'mobile_at',
  at_scene: 'at_scene_at',
  with_patient: 'with_patient_at',
  conveying: 'conveying_at',
  clear: 'clear_at',
};

export const timesOf = (row: IncidentRow): Readonly<Record<IncidentState, Date | null>> => ({
  called: row.calledAt,
  assigned: row.assignedAt,
  mobile: row.mobileAt,
  at_scene: row.atSceneAt,
  with_patient: row.withPatientAt,
  conveying: row.conveyingAt,
  clear: row.clearAt,
});

export const lastTimeOf = (row: IncidentRow): Date =>
  [row.conveyingAt, row.withPatientAt, row.atSceneAt, row.mobileAt, row.assignedAt].find(
    (time) => time !== null,
  ) ?? row.calledAt;
