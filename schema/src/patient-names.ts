/**
 * The names that the specification gives a patient's details, by their names in GraphQL (ADR 48). REST, exports, webhooks, the
 * audit trail, signed records and the database have the specification's; this table turns one into the other.
 */
export const DOCUMENTED_PATIENT_NAMES = {
  id: 'patient_id',
  name: 'patient_name',
  estimatedAge: 'estimated_age',
  nhsNumber: 'nhs_number',
  identityStatus: 'identity_status',
  dateOfDeath: 'date_of_death',
  contactNumber: 'contact_number',
  nextOfKinName: 'next_of_kin_name',
  nextOfKinContact: 'next_of_kin_contact',
  relationshipToNok: 'relationship_to_nok',
  pastMedicalHistory: 'past_medical_history',
  preferredLanguage: 'preferred_language',
  gpPractice: 'gp_practice',
  cheerTeamId: 'cheer_team_id',
  cheerSquadId: 'cheer_squad_id',
  mergedInto: 'merged_into',
} as const;
type DocumentedNames = typeof DOCUMENTED_PATIENT_NAMES;

const NAMES = new Map<string, string>(Object.entries(DOCUMENTED_PATIENT_NAMES));
const FIELDS = new Map<string, string>(
  Object.entries(DOCUMENTED_PATIENT_NAMES).map(([field, documented]) => [documented, field]),
);

/** `nhs_number` of `nhsNumber`; a detail with only one name is left as it is. */
export const documentedName = (field: string): string => NAMES.get(field) ?? field;

/** `nhsNumber` of `nhs_number`, and of `nhsNumber` too. */
export const patientFieldOf = (documented: string): string => FIELDS.get(documented) ?? documented;

/** A patient's details by the specification's names. */
export type Documented<T> = {
  [Key in keyof T as Key extends keyof DocumentedNames ? DocumentedNames[Key] : Key]: T[Key];
};

type FieldOf<Key> = {
  [Field in keyof DocumentedNames]: DocumentedNames[Field] extends Key ? Field : never;
}[keyof DocumentedNames];

/** The same details by their names in GraphQL. */
export type Undocumented<T> = {
  [Key in keyof T as [FieldOf<Key>] extends [never] ? Key : FieldOf<Key>]: T[Key];
};

const renamed = (details: object, nameOf: (key: string) => string): unknown =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [nameOf(key), value]));

export const asDocumented = <T extends object>(details: T): Documented<T> =>
  renamed(details, documentedName) as Documented<T>;

export const fromDocumented = <T extends object>(documented: T): Undocumented<T> =>
  renamed(documented, patientFieldOf) as Undocumented<T>;
