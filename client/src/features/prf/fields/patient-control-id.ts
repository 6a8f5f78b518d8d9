/** Ids of the patient section's controls; the address and cheer pickers make theirs from their own prefix. */
const IDS: Readonly<Record<string, string>> = {
  addressLine1: 'prf-patient-address-addressLine1',
  postcode: 'prf-patient-address-postcode',
  cheer_team_id: 'prf-patient-cheer-team',
  cheer_squad_id: 'prf-patient-cheer-squad',
};

export const patientControlId = (field: string): string => IDS[field] ?? `prf-patient-${field}`;
