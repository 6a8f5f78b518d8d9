import { CODE_SYSTEM, DURATION_UNIT, RESPONSE } from './choices.js';
import type { Field } from './kinds.js';

/** Groups of answers that more than one section asks for in the same shape. */

/** Decimal degrees, WGS 84: '51.5560, -0.2796'. */
export const COORDINATES = /^-?\d{1,2}(\.\d{1,8})?,\s?-?\d{1,3}(\.\d{1,8})?$/;
export const COORDINATES_HINT = 'Latitude and longitude in decimal degrees, such as 51.5560, -0.2796.';

/**
 * As the Ordnance Survey and the Irish grid write it, or with the zone before it (MGRS), as helicopters do. As many figures
 * east as north: without one of them it would be another place.
 */
export const GRID_REFERENCE =
  /^(\d{1,2}[C-X] ?)?[A-Z]{1,2} ?(\d{2} ?\d{2}|\d{3} ?\d{3}|\d{4} ?\d{4}|\d{5} ?\d{5})$/i;
export const GRID_REFERENCE_HINT = 'Letters and figures of the map, such as TQ 1934 8558.';

export const ADDRESS_FIELDS = [
  { name: 'line1', kind: 'text', label: 'Address line 1', maxLength: 200 },
  { name: 'line2', kind: 'text', label: 'Address line 2', maxLength: 200 },
  { name: 'town', kind: 'text', label: 'Town or city', maxLength: 100 },
  { name: 'county', kind: 'text', label: 'County or region', maxLength: 100 },
  { name: 'postcode', kind: 'text', label: 'Postcode', maxLength: 16 },
  { name: 'country', kind: 'text', label: 'Country', maxLength: 100 },
] as const satisfies readonly Field[];

/** Something said in words, with a code from a published system beside it where one is known. */
export const CODED_STATEMENT_FIELDS = [
  { name: 'description', kind: 'text', label: 'Description', maxLength: 300, required: true },
  { name: 'code_system', kind: 'choice', label: 'Code system', choices: CODE_SYSTEM, further: true },
  { name: 'code', kind: 'text', label: 'Code', maxLength: 32, further: true },
] as const satisfies readonly Field[];

/** When the record heard of what was before it: the clinical time of an entry that has none of its own. */
export const REPORTED_AT = {
  name: 'reported_at',
  kind: 'time',
  label: 'Reported at',
  further: true,
} as const satisfies Field;

export const COMPLAINT_FIELDS = [
  { name: 'complaint', kind: 'text', label: 'Complaint', maxLength: 300, required: true },
  { name: 'is_chief', kind: 'boolean', label: 'Chief complaint' },
  { name: 'duration', kind: 'decimal', label: 'For how long', decimals: 1, min: 0, max: 100_000 },
  { name: 'duration_unit', kind: 'choice', label: 'Unit of time', choices: DURATION_UNIT },
  REPORTED_AT,
] as const satisfies readonly Field[];

/** What both drugs and procedures record about how it went (clinical section 1). */
export const RESPONSE_FIELD = {
  name: 'response',
  kind: 'choice',
  label: 'Response',
  choices: RESPONSE,
} as const satisfies Field;
