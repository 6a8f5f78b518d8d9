/** The fields of the form, in groups and in order. Keys are the contract's own. */
export type SettingName =
  | 'name'
  | 'companyName'
  | 'supportEmail'
  | 'supportPhone'
  | 'facebookUrl'
  | 'twitterUrl'
  | 'instagramUrl'
  | 'dpoName'
  | 'dpoEmail'
  | 'dpoAddress'
  | 'alignmentLine'
  | 'complaintRoute'
  | 'prfPrefix'
  | 'odsCode';

interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'lines';
}

interface SettingGroup {
  readonly title: string;
  readonly purpose: string;
  readonly fields: readonly SettingField[];
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Provider',
    purpose: 'Shown on the sign-in page, in the footer, on the policies and on printed records.',
    fields: [
      { name: 'name', label: 'Name', hint: 'The name that people know the provider by.' },
      { name: 'companyName', label: 'Company', hint: 'The company that is the data controller.' },
      {
        name: 'prfPrefix',
        label: 'PRF prefix',
        hint: 'Two to six capital letters that start a PRF number.',
      },
      {
        name: 'odsCode',
        label: 'ODS code',
        hint: 'The code of the Organisation Data Service. Records exported as FHIR include it.',
      },
    ],
  },
  {
    title: 'Support',
    purpose: 'For patients, staff and organisers to contact.',
    fields: [
      { name: 'supportEmail', label: 'E-mail address', type: 'email' },
      { name: 'supportPhone', label: 'Telephone', type: 'tel' },
    ],
  },
  {
    title: 'Data protection',
    purpose: 'Named in the privacy policy.',
    fields: [
      { name: 'dpoName', label: 'Data protection officer' },
      { name: 'dpoEmail', label: 'Officer’s e-mail address', type: 'email' },
      { name: 'dpoAddress', label: 'Officer’s postal address', type: 'lines' },
      { name: 'complaintRoute', label: 'How to complain', hint: 'A sentence or two.', type: 'lines' },
    ],
  },
  {
    title: 'Footer',
    purpose: 'A line about standards, and links. Each is shown only if you enter it.',
    fields: [
      { name: 'alignmentLine', label: 'Alignment line', hint: 'Such as ISO 9001 and ISO 27001 alignment.' },
      { name: 'facebookUrl', label: 'Facebook', type: 'url' },
      { name: 'twitterUrl', label: 'Twitter', type: 'url' },
      { name: 'instagramUrl', label: 'Instagram', type: 'url' },
    ],
  },
];

export const SETTING_NAMES: readonly SettingName[] = SETTING_GROUPS.flatMap(({ fields }) =>
  fields.map(({ name }) => name),
);

/** Details that every provider needs. If they are emptied, they go back to their defaults. */
export const REQUIRED_SETTINGS: ReadonlySet<SettingName> = new Set(['name', 'companyName', 'prfPrefix']);

export type SettingValues = Readonly<Record<SettingName, string>>;

export const settingControlId = (name: string): string => `setting-${name}`;
