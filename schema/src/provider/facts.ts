/** The provider's own details, by what they are called in the history of settings. */
const FACT_LABELS = {
  name: 'Name',
  companyName: 'Company',
  prfPrefix: 'PRF prefix',
  odsCode: 'ODS code',
  supportEmail: 'Support e-mail address',
  supportPhone: 'Support telephone',
  dpoName: 'Data protection officer',
  dpoEmail: 'Officer’s e-mail address',
  dpoAddress: 'Officer’s postal address',
  complaintRoute: 'How to complain',
  alignmentLine: 'Alignment line',
  facebookUrl: 'Facebook',
  twitterUrl: 'Twitter',
  instagramUrl: 'Instagram',
} as const;
type FactName = keyof typeof FACT_LABELS;
export const FACT_NAMES = Object.keys(FACT_LABELS) as readonly FactName[];

/** What administrators entered: an empty text says that there is none, what is left out comes from the installation. */
export type Facts = Readonly<Partial<Record<FactName, string>>>;

/** In lines that a person reads. */
export const factLines = (facts: Facts): readonly string[] =>
  FACT_NAMES.flatMap((name) => {
    const value = facts[name];
    return value === undefined
      ? []
      : [`${FACT_LABELS[name]}: ${value === '' ? 'none' : value.replaceAll('\n', ', ')}`];
  });
