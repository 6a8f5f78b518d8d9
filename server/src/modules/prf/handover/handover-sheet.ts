import { HOME_ZONE } from '@sideline/schema/local-day';
import { GENDER_LABELS, GENDERS } from '@sideline/schema/people';
import { handoverBlocks, handoverOf } from '@sideline/schema/prf/handover/handover';
import type { HandedOverAlert } from '@sideline/schema/prf/handover/handover-record';
import { isSigned } from '@sideline/schema/prf/record/states';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchMaybe, fetchRows, listedText, storedJson } from '../../../platform/database/checked.js';
import { diedWords, type MayHaveDied } from '@sideline/schema/prf/record/died-words';
import { deathSql } from '../../patients/patient.hot.js';
import { factsOf, type OpenPrf } from '../saving/prf-open.js';
import { readRevisions, withSignedPatient } from '../saving/prf-revisions.js';
import type { StoredLink } from './handover-store.js';
import type { HandoverSheet } from './handover.types.js';

interface Person {
  readonly patientName: string;
  readonly dob: string | null;
  readonly gender: string | null;
  readonly nhsNumber: string | null;
}

const readPatientRow = z.object({
  patientName: z.string(),
  dob: z.string().nullable(),
  nhsNumber: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
});

const readPatient = async (manager: EntityManager, patientId: string | null): Promise<Person | null> => {
  if (patientId === null) return null;
  const row = await fetchMaybe(
    manager,
    readPatientRow,
    `SELECT patient_name AS "patientName", dob::text AS dob, gender, nhs_number AS "nhsNumber"
     FROM patient WHERE patient_id = $1`,
    [patientId],
  );
  return row === undefined ? null : { ...row, gender: row.gender && GENDER_LABELS[row.gender] };
};

const diedRow = z.object({ died: storedJson<MayHaveDied>() });

/** Whether the patient has died, by any of their records. */
const readDied = async (manager: EntityManager, patientId: string | null): Promise<string | null> => {
  if (patientId === null) return null;
  const row = await fetchMaybe(
    manager,
    diedRow,
    `SELECT json_build_object('dateOfDeath', p.date_of_death, 'death', ${deathSql('p.patient_id')}) AS died
     FROM patient p WHERE p.patient_id = $1`,
    [patientId],
  );
  return row === undefined ? null : diedWords(row.died);
};

const alertRow = z.object({
  total: z.number(),
  basis: listedText<HandedOverAlert['basis']>(),
  reasons: z.array(storedJson<HandedOverAlert['reasons'][number]>()),
  action: z.string().nullable(),
});

/** Alerts that still apply, the newest first. */
const readAlerts = (manager: EntityManager, prfId: string): Promise<readonly HandedOverAlert[]> =>
  fetchRows(
    manager,
    alertRow,
    `SELECT total, basis, reasons, action FROM prf_alert WHERE prf_id = $1 AND cleared_at IS NULL
     ORDER BY occurred_at DESC NULLS LAST, entry_id DESC, revision DESC`,
    [prfId],
  );

/** The handover of a record as it is now; for a signed record, with the patient's details as signed. */
export const sheetOf = async (
  manager: EntityManager,
  { loaded, prf }: OpenPrf,
  { format, expiresAt }: Pick<StoredLink, 'format' | 'expiresAt'>,
  now: Date,
): Promise<HandoverSheet> => {
  const signed = (await readRevisions(manager, loaded.id)).at(-1)?.patient;
  const patient = signed
    ? {
        patientName: signed.patient_name,
        dob: signed.dob,
        gender: signed.gender,
        nhsNumber: signed.nhs_number,
      }
    : await readPatient(manager, prf.patientId);
  const { facts } = factsOf(signed ? withSignedPatient(loaded, signed) : loaded);
  const event = (loaded.events ?? []).find(({ id }) => id === prf.eventId);
  const timeZone = event?.timeZone ?? HOME_ZONE;
  const source = {
    facts,
    gender: patient?.gender ?? null,
    timeZone,
    asOf: now.getTime(),
    alerts: await readAlerts(manager, loaded.id),
  };
  return {
    customPrfId: prf.customPrfId,
    patientName: patient?.patientName ?? null,
    dob: patient?.dob ?? null,
    nhsNumber: patient?.nhsNumber ?? null,
    died: await readDied(manager, prf.patientId),
    format,
    lines: handoverOf(source, format),
    blocks: handoverBlocks(source),
    isSigned: isSigned(prf.status),
    timeZone,
    readAt: now.toISOString(),
    expiresAt,
  };
};
