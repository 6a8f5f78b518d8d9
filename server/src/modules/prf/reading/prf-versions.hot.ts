import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchRows, storedJson } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { withRowIds } from '@sideline/schema/prf/record/row-ids';
import { readPrfNumber } from './prf.hot.js';
import type { PrfPerson, PrfSectionVersion } from '../prf.types.js';

/** A section's history is long only where something is wrong; this many show what happened. */
const MAXIMUM_VERSIONS = 200;

interface VersionRow {
  readonly version: number;
  readonly data: SectionData;
  readonly changedPaths: string[];
  readonly author: PrfPerson;
  readonly recordedAt: string;
  readonly deviceTime: string | null;
}

const readSectionVersionsRow = z.object({
  id: z.string(),
  patient_id: z.string().nullable(),
  event_id: z.string().nullable(),
  versions: z.array(storedJson<VersionRow>()).nullable(),
});

/** The versions of a section, newest first, in one statement; NOT_FOUND without such a record. Clinicians only. */
export const readSectionVersions = async (
  context: Context,
  idOrNumber: string,
  section: PrfSectionKey,
): Promise<{
  readonly id: string;
  readonly versions: PrfSectionVersion[];
  readonly patientId: string | null;
  readonly eventId: string | null;
}> => {
  const byId = isId(idOrNumber);
  const key = byId ? idOrNumber : readPrfNumber(idOrNumber);
  const rows = await fetchRows(
    context.manager,
    readSectionVersionsRow,
    `SELECT p.id, p.patient_id, p.event_id, (
       SELECT json_agg(v.row ORDER BY v.version DESC) FROM (
         SELECT v.version, json_build_object(
           'version', v.version, 'data', v.data, 'changedPaths', v.changed_paths, 'recordedAt', v.recorded_at,
           'deviceTime', v.device_time,
           'author', json_build_object(
             'userId', v.author_id, 'staffId', s.staff_id, 'firstName', coalesce(u.first_name, ''),
             'lastName', coalesce(u.last_name, ''), 'position', s.position)
         ) AS row
         FROM prf_section_version v
         LEFT JOIN app_user u ON u.id = v.author_id
         LEFT JOIN staff_profile s ON s.user_id = v.author_id
         WHERE v.prf_id = p.id AND v.section = $2
         ORDER BY v.version DESC LIMIT ${String(MAXIMUM_VERSIONS)}
       ) v
     ) AS versions
     FROM prf p WHERE ${byId ? 'p.id' : 'p.custom_prf_id'} = $1`,
    [key, section],
  );
  const [row] = rows;
  if (row === undefined) throw notFound('PRF');
  const versions = (row.versions ?? []).map(({ data, ...version }) => ({
    ...version,
    section,
    // What the catalogue validated before it was stored has the catalogue's shape.
    data: { [section]: withRowIds(row.id, section, data) },
  }));
  return { id: row.id, versions, patientId: row.patient_id, eventId: row.event_id };
};
