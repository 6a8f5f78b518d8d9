/** Ids of the patient section's controls; the address and cheer pickers make theirs from their own prefix. */
const IDS: Readonly<Record<string, string>> = {
  addressLine1: 'prf-patient-address-addressLine1',
  postcode: 'prf-patient-address-postcode',
  cheerTeamId: 'prf-patient-cheer-team',
  cheerSquadId: 'prf-patient-cheer-squad',
};

export const patientControlId = (field: string): string => IDS[field] ?? `prf-patient-${field}`;
