import { saysNegation } from './allergy-negations.js';
import { ALLERGY_STATUS } from './choices.js';
import type { ChoiceList, PrfFacts } from './kinds.js';

/** What the patient must not be given, from the record and the patient's own row, for screens, rules and print. */
export interface Allergies {
  /** One text for each allergy, from the record and the patient's own row, without repeats: 'Codeine (anaphylaxis)'. */
  readonly texts: readonly string[];
  /**
   * The same for rules: without the reaction, because it may name the drug that treated it.
   */
  readonly names: readonly string[];
  /** The text where no allergy is named: that there are none, the reason given, or that nobody has asked. */
  readonly words: string;
}

/** A record's sections and what the patient's own row says. */
interface AllergyFacts extends Pick<PrfFacts, 'patientAllergies'> {
  readonly data: { readonly [section: string]: Readonly<Record<string, unknown>> | null | undefined };
}

// The whole statement, so that 'No known food allergies; penicillin' and 'none except latex' keep what they warn of.
const NONE_KNOWN =
  /^(nil|none|no|n\.?k\.?d?\.?a\.?|(nil|none) known|no (known )?(drug )?allerg(y|ies)( known)?)\.?$/i;
/** Statements about allergies that name none: about one kind only, or that it could not be found out. */
const UNNAMED =
  /^(no (known )?[\w-]+ allerg(y|ies)( known)?|(not known|unknown|unsure|not sure)( allerg(y|ies))?)\.?$/i;

/**
 * The end of a line, unless the sentence clearly continues on the next: 'no longer' above 'tolerates aspirin' is one
 * statement.
 */
const LINE_END =
  /(?<!\b(?:not|no|nor|or|and|never|longer|hardly|barely|rarely|poorly)\s*)\n(?!\s*(?:but|except|unless|until|though|although|however|with|only)\b)/i;

const statements = (text: string | null | undefined): readonly string[] =>
  (text ?? '')
    .split(LINE_END)
    .flatMap((line) => (saysNegation(line) ? [line] : line.split(/[,;]/)))
    .map((part) => part.trim())
    .filter((part) => part !== '');

const namesAllergy = (text: string): boolean => !NONE_KNOWN.test(text) && !UNNAMED.test(text);

/**
 * The allergies that a free text names, separated by lines, commas or semicolons; empty where it says that there are none. A
 * line that also says what is tolerated stays whole.
 */
export const allergiesIn = (text: string | null | undefined): readonly string[] =>
  statements(text).filter(namesAllergy);

/** Each once; where one says more of the same ('Latex (rash)' beside 'Latex'), that one. */
const once = (texts: readonly string[]): readonly string[] => {
  const plain = texts.map((text) => text.toLowerCase());
  return texts.filter(
    (_, index) =>
      plain.indexOf(plain[index] ?? '') === index &&
      !plain.some((other) => other.startsWith(`${plain[index] ?? ''} (`)),
  );
};

interface Said {
  readonly name: string;
  /** The name with the reaction, where one was recorded. */
  readonly text: string;
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const saidInRecord = (rows: unknown): readonly Said[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const name = trimmed('substance' in row && row.substance);
    const reaction = trimmed('reaction' in row && row.reaction);
    return name === '' ? [] : [{ name, text: reaction === '' ? name : `${name} (${reaction})` }];
  });

const NONE = 'Allergies: none known';

const wordsFor = (status: unknown, said: readonly string[]): string => {
  if (status === 'known') return 'Allergies: known, not named';
  if (status === 'none_known') return NONE;
  const { options }: ChoiceList = ALLERGY_STATUS;
  const label = typeof status === 'string' ? options[status]?.label : undefined;
  if (label !== undefined) return `Allergies: ${label.toLowerCase()}`;
  if (said.some((text) => NONE_KNOWN.test(text))) return NONE;
  return `Allergies: ${said.length > 0 ? said.join(', ').toLowerCase() : 'not recorded'}`;
};

/** Allergies in a patient's own row, and in the rows that were merged with it. */
interface RowAllergies {
  readonly allergies?: string | null | undefined;
  readonly mergedAllergies?: string | null | undefined;
}

/** Both as one text, one line each; null where both are empty. */
export const rowAllergies = (row: RowAllergies | null | undefined): string | null =>
  [row?.allergies, row?.mergedAllergies].filter(Boolean).join('\n') || null;

/** What the patient must not be given, as far as it is known. */
export const allergiesOf = (facts: AllergyFacts): Allergies => {
  const complaint = facts.data['PresentingComplaint'];
  const said = [
    ...saidInRecord(complaint?.['allergies']),
    ...statements(facts.patientAllergies).map((text) => ({ name: text, text })),
  ];
  const named = said.filter(({ name }) => namesAllergy(name));
  return {
    texts: once(named.map(({ text }) => text)),
    names: once(named.map(({ name }) => name)),
    words: wordsFor(
      complaint?.['allergy_status'],
      said.map(({ name }) => name),
    ),
  };
};
