import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';

/**
 * Ids of what the FHIR interface serves. A patient and a contact have the ids of their rows. An observation's leads to its place
 * in the record, so that it can be read again: record and set, each in 22 characters of the 64 that FHIR allows, and what was
 * measured. Documents name the same observation by a UUID.
 */

/** The end of an observation's id by what was measured. Neither score nor recording of the heart is a measurement: each has its own. */
const codesIn = (measurements: readonly Measurement[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    measurements.flatMap(({ name, fhir }) => (fhir?.id === undefined ? [] : [[name, fhir.id] as const])),
  ),
  news2: 'n2',
});
const MEASURE_CODES = codesIn(MEASUREMENTS);
const MEASURE_NAMES = Object.keys(MEASURE_CODES);

const WEIGHT = 'we';
const ECG = 'ek';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHORT = 22;

/** A UUID in 22 of the characters that an id may have. */
const short = (uuid: string): string =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url').replaceAll('_', '.');

const long = (text: string): string | null => {
  const hex = Buffer.from(text.replaceAll('.', '_'), 'base64url').toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // If it changes when it is read and written again, it is not one of our ids.
  return UUID.test(uuid) && short(uuid) === text ? uuid : null;
};

/** What an observation of a record is from: an observation set, a recording of the heart, or the record's weight. */
export type ObservationSource = 'set' | 'ecg' | 'weight';

/** Where an observation is: a measure of a set of a record, one of its ECGs, or its weight, which is no entry. */
export interface ObservationPlace {
  readonly prfId: string;
  readonly entryId: string | null;
  readonly source: ObservationSource;
}

const OBSERVATION_PLACE = /^observations\/([^/]+)\/(\w+)$/;
const ECG_PLACE = /^SecondarySurvey\/ecgs\/([^/]+)$/;

/** The id of the resource at a place in a record; null if the interface does not serve it separately. */
export const restIdOf = (prfId: string, place: string): string | null => {
  if (place === 'encounter') return prfId;
  if (place === 'PresentingComplaint/weight_kg') return `${short(prfId)}${WEIGHT}`;
  const ecgId = ECG_PLACE.exec(place)?.[1];
  if (ecgId !== undefined) return UUID.test(ecgId) ? `${short(prfId)}${short(ecgId)}${ECG}` : null;
  const [, entryId = '', name = ''] = OBSERVATION_PLACE.exec(place) ?? [];
  const code = MEASURE_CODES[name];
  return code === undefined || !UUID.test(entryId) ? null : `${short(prfId)}${short(entryId)}${code}`;
};

/** Where the observation with this id is; null for an id that is not ours. */
export const observationPlace = (id: string): ObservationPlace | null => {
  const prfId = long(id.slice(0, SHORT));
  if (prfId === null) return null;
  const rest = id.slice(SHORT);
  if (rest === WEIGHT) return { prfId, entryId: null, source: 'weight' };
  const entryId = long(rest.slice(0, SHORT));
  const code = rest.slice(SHORT);
  if (entryId === null) return null;
  if (code === ECG) return { prfId, entryId, source: 'ecg' };
  return Object.values(MEASURE_CODES).includes(code) ? { prfId, entryId, source: 'set' } : null;
};

/** The place in its record of an observation of this id, as documents count places; null for an id that is not ours. */
export const placeOf = (id: string): string | null => {
  const place = observationPlace(id);
  if (place === null) return null;
  if (place.entryId === null) return 'PresentingComplaint/weight_kg';
  if (place.source === 'ecg') return `SecondarySurvey/ecgs/${place.entryId}`;
  const code = id.slice(2 * SHORT);
  const name = MEASURE_NAMES.find((each) => MEASURE_CODES[each] === code) ?? '';
  return `observations/${place.entryId}/${name}`;
};
