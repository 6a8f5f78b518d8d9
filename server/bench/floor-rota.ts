/**
 * The floor's month of the rota: bare columns out of PostgreSQL as text, and the JSON put together by hand. JSON built in SQL costs
 * twice as much.
 */

const onShift = (id: string, user: string): string =>
  `${id}, ${user}.id, ${user}.first_name, ${user}.last_name`;

export const FLOOR_ROTA = `
  SELECT s.shift_id, s.event_id, e.name, e.time_zone, s.starts_at AT TIME ZONE 'UTC', s.ends_at AT TIME ZONE 'UTC', s.role, s.status,
    s.priority, s.required_qualifications, s.briefing, ${onShift('s.staff_id', 'u')}, ${onShift('s.backup_staff_id', 'b')},
    s.is_bidding_open, CASE WHEN s.is_touched THEN (
      SELECT json_agg(json_build_object('staffId', a.staff_id, 'appliedAt', a.applied_at, 'user',
                                        json_build_object('id', w.id, 'firstName', w.first_name, 'lastName', w.last_name)))
      FROM shift_application a JOIN staff_profile q ON q.staff_id = a.staff_id JOIN app_user w ON w.id = q.user_id
      WHERE a.shift_id = s.shift_id AND w.id = $3) END,
    s.checked_in_at AT TIME ZONE 'UTC', s.checked_out_at AT TIME ZONE 'UTC', s.approved_minutes, s.series_id, s.created_by,
    s.is_touched, CASE WHEN $3 IN (u.id, b.id) THEN s.reason END, s.version
  FROM shift s JOIN event e ON e.event_id = s.event_id
  LEFT JOIN staff_profile p ON p.staff_id = s.staff_id LEFT JOIN app_user u ON u.id = p.user_id
  LEFT JOIN staff_profile r ON r.staff_id = s.backup_staff_id LEFT JOIN app_user b ON b.id = r.user_id
  WHERE s.starts_at < $2 AND s.ends_at > $1 AND s.starts_at > $1::timestamptz - interval '72 hours'
  ORDER BY s.starts_at, s.shift_id`;

type Value = string | null;
export type RotaRow = readonly Value[];

const text = (value: Value = null): string => (value === null ? 'null' : JSON.stringify(value));
const key = (value: Value = null): string => (value === null ? 'null' : `"${value}"`);
const bare = (value: Value = null): string => value ?? 'null';
const flag = (value: Value = null): string => (value === 't' ? 'true' : 'false');
const moment = (value: Value = null): string =>
  value === null ? 'null' : `"${value.slice(0, 10)}T${value.slice(11)}Z"`;
const keys = (value: Value = null): string =>
  value === null || value === '{}' ? '[]' : `["${value.slice(1, -1).replaceAll(',', '","')}"]`;
const person = (row: RotaRow, at: number): string =>
  row[at] === null
    ? 'null'
    : `{"staffId":${key(row[at])},"user":{"id":${key(row[at + 1])},"firstName":${text(row[at + 2])},"lastName":${text(row[at + 3])}}}`;

const shift = (row: RotaRow): string =>
  `{"id":${key(row[0])},"eventId":${key(row[1])},"eventName":${text(row[2])},"timeZone":${text(row[3])},` +
  `"shiftStart":${moment(row[4])},"shiftEnd":${moment(row[5])},"role":${text(row[6])},"status":${key(row[7])},` +
  `"priority":${key(row[8])},"requiredQualifications":${keys(row[9])},"briefing":${text(row[10])},"staff":${person(row, 11)},` +
  `"backupStaff":${person(row, 15)},"isBiddingOpen":${flag(row[19])},"applicants":${row[20] ?? '[]'},` +
  `"checkInTime":${moment(row[21])},"checkOutTime":${moment(row[22])},"approvedMinutes":${bare(row[23])},` +
  `"seriesId":${key(row[24])},"createdBy":${key(row[25])},"isTouched":${flag(row[26])},"reason":${text(row[27])},` +
  `"version":${bare(row[28])}}`;

export const rotaJson = (rows: readonly RotaRow[]): string => {
  let json = '[';
  for (const row of rows) json += json.length === 1 ? shift(row) : `,${shift(row)}`;
  return `${json}]`;
};
