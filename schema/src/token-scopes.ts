/**
 * What a token may be limited to, in the words of SMART App Launch: one resource of the FHIR interface each. A token with any
 * of them may do that and nothing else; one without may not use the interface.
 */
export const TOKEN_SCOPES = {
  'system/Patient.read': 'FHIR: find and read patients',
  'system/Encounter.read': 'FHIR: find and read contacts',
  'system/Observation.read': 'FHIR: find and read observations',
  'system/DocumentReference.read': 'FHIR: find records, and read them whole as FHIR or PDF',
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as readonly TokenScope[];
