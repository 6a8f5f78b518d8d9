import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import { defineLoader } from '../../platform/loaders.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';

/** What each kind of thing is called now, by its id `k.id`: only what people find it by. */
const NAMES: Readonly<Record<string, string>> = {
  Patient: 'SELECT patient_name FROM patient WHERE patient_id = k.id',
  Prf: 'SELECT custom_prf_id FROM prf WHERE id = k.id',
  Event: 'SELECT name FROM event WHERE event_id = k.id',
  User: `SELECT btrim(first_name || ' ' || last_name) FROM app_user WHERE id = k.id`,
  StaffProfile: `SELECT btrim(u.first_name || ' ' || u.last_name) FROM staff_profile s JOIN app_user u ON u.id = s.user_id
    WHERE s.staff_id = k.id`,
  Shift: 'SELECT e.name FROM shift s JOIN event e USING (event_id) WHERE s.shift_id = k.id',
  SeeAndTreatLog:
    'SELECT p.patient_name FROM see_and_treat_log l JOIN patient p USING (patient_id) WHERE l.log_id = k.id',
  Client: 'SELECT name FROM client WHERE client_id = k.id',
  CheerTeam: 'SELECT team_name FROM cheer_team WHERE team_id = k.id',
  CheerSquad: 'SELECT squad_name FROM cheer_squad WHERE squad_id = k.id',
  EventZone: 'SELECT name FROM event_zone WHERE zone_id = k.id',
  Incident: 'SELECT number::text FROM incident WHERE incident_id = k.id',
  Crew: 'SELECT call_sign FROM control_crew WHERE crew_id = k.id',
  ApiToken: 'SELECT name FROM api_token WHERE id = k.id',
  StockItem: 'SELECT name FROM stock_item WHERE id = k.id',
  StockLocation: 'SELECT name FROM stock_location WHERE id = k.id',
  StockBatch: `SELECT i.name || ', lot ' || b.lot FROM stock_batch b JOIN stock_item i ON i.id = b.item_id WHERE b.id = k.id`,
  Supplier: 'SELECT name FROM supplier WHERE id = k.id',
  PurchaseOrder: 'SELECT number FROM purchase_order WHERE id = k.id',
};

const STATEMENT = `
  SELECT k.place, CASE k.type ${Object.entries(NAMES)
    .map(([type, name]) => `WHEN '${type}' THEN (${name})`)
    .join(' ')} END AS name
  FROM unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS k (type, id, place) ORDER BY k.place`;

interface Key {
  readonly type: string;
  readonly id: string;
}

const nameByObject = defineLoader<string, string | null>(async (context, keys) => {
  const objects = keys.map((key): Key => {
    const at = key.indexOf(':');
    return { type: key.slice(0, at), id: key.slice(at + 1) };
  });
  const rows = await context.manager.query<{ name: string | null }[]>(STATEMENT, [
    objects.map(({ type }) => type),
    objects.map(({ id }) => id),
  ]);
  return rows.map(({ name }) => name);
});

/** What an entry is about: its own object, or else the first record that it names. */
const objectOf = ({ entityType, entityId, prfId, patientId, eventId }: AuditEntry): Key | null => {
  if (entityType !== null && entityId !== null && isId(entityId) && entityType in NAMES)
    return { type: entityType, id: entityId };
  const named: readonly (readonly [string, string | null])[] = [
    ['Prf', prfId],
    ['Patient', patientId],
    ['Event', eventId],
  ];
  for (const [type, id] of named) if (id !== null) return { type, id };
  return null;
};

/** The trail holds ids; what they are called is read from their own tables, in one statement for a page of entries. */
@Resolver(() => AuditEntry)
export class AuditObjectResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it is about, as it is called now; null where that is gone or has no name.',
  })
  async objectName(@Ctx() context: Context, @Root() entry: AuditEntry): Promise<string | null> {
    const object = objectOf(entry);
    return object === null ? null : nameByObject(context).load(`${object.type}:${object.id}`);
  }

  @FieldResolver(() => String, { nullable: true, description: "What kind of thing that is: 'Patient'." })
  objectType(@Root() entry: AuditEntry): string | null {
    return objectOf(entry)?.type ?? entry.entityType;
  }
}
