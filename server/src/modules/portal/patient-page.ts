import { HOME_ZONE } from '@sideline/schema/local-day';
import { patientWords } from '@sideline/schema/prf/handover/patient-words';
import type { NamedPerson } from '@sideline/schema/prf/handover/patient-words-source';
import { isSigned } from '@sideline/schema/prf/record/states';
import { POSITION_LABELS } from '@sideline/schema/positions';
import type { Context } from '../../platform/context.js';
import { readZoneName } from '../events/event-zone.hot.js';
import type { Prf, PrfPerson } from '../prf/prf.types.js';
import type { SharedRecordPage } from './portal.types.js';

export type ReadPage = Omit<SharedRecordPage, 'expiresAt'>;

const POSITION_WORDS: Readonly<Partial<Record<string, string>>> = POSITION_LABELS;

const personOf = ({ firstName, lastName, position }: PrfPerson): NamedPerson => ({
  name: `${firstName} ${lastName}`.trim(),
  grade: position === null ? '' : (POSITION_WORDS[position] ?? ''),
});

/** A record that was read with a patient's rights, in plain words; null where it is not signed. */
export const pageOf = async (context: Context, prf: Prf, providerName: string): Promise<ReadPage | null> => {
  const { signature } = prf;
  if (signature === null || !isSigned(prf.status)) return null;
  const crew = prf.crew.map(personOf).filter(({ name }) => name !== '');
  const parts = patientWords({
    data: prf.data,
    patient: signature.patient,
    eventName: prf.event?.name ?? null,
    placeName: await readZoneName(context, prf.data.incidentDetails?.zone_id),
    timeZone: prf.event?.timeZone ?? null,
    ageYears: prf.ageYears,
    treatedBy: [{ name: signature.name, grade: signature.grade }, ...crew],
  });
  const [first, ...later] = prf.revisions;
  return {
    customPrfId: prf.customPrfId,
    patientName: signature.patient.name,
    providerName,
    parts,
    timeZone: prf.event?.timeZone ?? HOME_ZONE,
    signedAt: first?.signedAt ?? signature.signedAt,
    amendedAt: later.map(({ signedAt }) => signedAt),
  };
};
