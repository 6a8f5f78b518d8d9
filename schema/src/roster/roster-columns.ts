/** What a column of a roster can hold. */
export const ROSTER_FIELDS = [
  'patient_name',
  'first_name',
  'last_name',
  'dob',
  'gender',
  'team',
  'squad',
  'contact_number',
  'email',
] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

export const ROSTER_FIELD_LABELS: Readonly<Record<RosterField, string>> = {
  patient_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  dob: 'Date of birth',
  gender: 'Gender',
  team: 'Team',
  squad: 'Squad',
  contact_number: 'Contact number',
  email: 'E-mail address',
};

/** What a column's cells may look like, for the author of such a file. */
export const ROSTER_FIELD_HINTS: Readonly<Record<RosterField, string>> = {
  patient_name: 'Needed, unless there is a first and last name: Ada Lovelace',
  first_name: 'Needed where there is no full name: Ada',
  last_name: 'Needed where there is no full name: Lovelace',
  dob: '3/5/2008, 2008-05-03 or 3 May 2008',
  gender: 'Female, F, Male, M, Non-binary …',
  team: 'The name shown under Cheer teams',
  squad: 'A squad of that team',
  contact_number: '07700 900123',
  email: 'ada@example.org',
};

/** A template with only headings, and a byte order mark so that Excel keeps its letters. */
export const rosterTemplateCsv = (): string =>
  `\uFEFF${ROSTER_FIELDS.filter((field) => field !== 'patient_name')
    .map((field) => ROSTER_FIELD_LABELS[field])
    .join(',')}\r\n`;

/** By the place of its column; what is left out is not in the file. */
export type RosterMapping = Readonly<Partial<Record<RosterField, number>>>;

/** The words of a heading, without punctuation and spaces, that mean the field; the first one found is taken. */
const HEADS: Readonly<Record<RosterField, readonly string[]>> = {
  patient_name: [
    'fullname',
    'name',
    'patientname',
    'athletename',
    'athlete',
    'participant',
    'membername',
    'member',
  ],
  first_name: ['firstname', 'forename', 'givenname', 'first', 'forenames', 'christianname'],
  last_name: ['lastname', 'surname', 'familyname', 'last'],
  dob: ['dateofbirth', 'dob', 'birthdate', 'birthday', 'born', 'dateofbirthddmmyyyy'],
  gender: ['gender', 'sex'],
  team: ['team', 'teamname', 'cheerteam', 'programme', 'program', 'club', 'gym'],
  squad: ['squad', 'squadname', 'cheersquad', 'level', 'division', 'group'],
  contact_number: [
    'contactnumber',
    'contact',
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'telephone',
    'tel',
    'parentphone',
    'parentcontact',
    'emergencycontact',
  ],
  email: ['email', 'emailaddress', 'parentemail', 'contactemail'],
};

/** Which column holds what, by the file's own headings. First and last name count where there is no full name. */
export const guessMapping = (heads: readonly string[]): RosterMapping => {
  const words = heads.map((head) => head.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const found = ROSTER_FIELDS.flatMap((field): (readonly [RosterField, number])[] => {
    const head = HEADS[field].find((one) => words.includes(one));
    return head === undefined ? [] : [[field, words.indexOf(head)]];
  });
  const mapping: Partial<Record<RosterField, number>> = Object.fromEntries(found);
  if (mapping.patient_name !== undefined && mapping.last_name === undefined) delete mapping.first_name;
  if (mapping.first_name !== undefined && mapping.last_name !== undefined) delete mapping.patient_name;
  return mapping;
};

/** What a mapping still needs, in words; null where rows can be read with it. */
export const mappingProblem = (mapping: RosterMapping): string | null => {
  const hasName =
    mapping.patient_name !== undefined ||
    (mapping.first_name !== undefined && mapping.last_name !== undefined);
  if (!hasName) return 'Say which column holds the name, or the first name and the last name.';
  if (mapping.squad !== undefined && mapping.team === undefined)
    return 'Say which column holds the team: a squad is found by its team.';
  return null;
};
