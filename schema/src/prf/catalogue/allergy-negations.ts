/**
 * What a free text about allergies says a patient is not allergic to: 'tolerates ibuprofen', 'no known allergy to penicillin'.
 *
 * An extra warning costs a glance; a missing one may cost a life. So a statement is believed only if every word in it is known: how
 * it opens, the drugs that it names, and nothing else. 'No longer tolerates ibuprofen', 'tolerates ibuprofen with wheeze' and
 * 'not allergic to penicillin?' all still warn.
 */

const OPENS = String.raw`(?:(?:(?:the )?patient |pt |he |she |they )?(?:tolerates|can tolerate|(?:(?:is|are) )?not allergic to|isn['’]?t allergic to|(?:(?:has|have) )?no (?:known )?(?:drug )?allerg(?:y|ies) to)) `;
const OPENING = new RegExp(`^${OPENS}`, 'u');
const OPENING_PART = new RegExp(`(?:^|[.,;]|\\b(?:but|and)\\b)\\s*${OPENS}`, 'iu');
const ALLERGIC = /^(?:allergic|allergy|allergies) to /u;
const CLAUSE_END = new RegExp(
  `[.,;\\n]|\\bbut\\b|\\band\\b(?=\\s+(?:${OPENS}|(?:allergic|allergy|allergies) to ))`,
  'iu',
);

/** Whether a line says so anywhere: then the words beside it may reverse the meaning, so the line counts as one statement. */
export const saysNegation = (line: string): boolean => OPENING_PART.test(line);

const plain = (clause: string): string =>
  clause
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** Anything else between the words, such as a question mark or a dash, may reverse the meaning. */
const UNCLEAR = /[^\p{L}\p{N} &-]| -|- /u;

/** Words that, just before a statement, make it conditional, doubtful or past. */
const QUALIFIES =
  /\b(if|when|while|unless|until|till|before|previously|formerly|once|only|with|without|as|used|unsure|unclear|possibly|maybe|perhaps|query|says?|said|thinks?|according|claims?|except|not|longer|never|hardly|barely|rarely|sometimes|usually)\b/u;

/** Whether a text is names with 'and' or 'or' between them. A name may hold the word too: 'gas and air'. */
const isListOf = (text: string, isName: (text: string) => boolean): boolean =>
  isName(text) ||
  [...text.matchAll(/ (?:and|or|&) /gu)].some(
    ({ index, 0: between }) =>
      isName(text.slice(0, index)) && isListOf(text.slice(index + between.length), isName),
  );

/** Whether a clause is an opening and the names of drugs, and nothing else. */
const isOnly = (opening: RegExp, clause: string, isName: (text: string) => boolean): boolean => {
  const words = plain(clause);
  if (UNCLEAR.test(words) || !opening.test(words)) return false;
  const named = words.replace(opening, '').replace(/ well$/u, '');
  return isListOf(named, isName);
};

/**
 * The text without what it says the patient is not allergic to; '' where it says nothing else. `isName` recognises the name
 * of a drug or a class. Such a statement is believed where nothing before it makes a condition of it, and where it is the
 * last, or what comes after is a whole statement of its own.
 */
export const withoutNegations = (text: string, isName: (text: string) => boolean): string => {
  const clauses = text.split(CLAUSE_END).filter((clause) => clause.trim() !== '');
  const isNegation = (clause: string) => isOnly(OPENING, clause, isName);
  const left = clauses.filter((clause, at) => {
    const before = plain(clauses[at - 1] ?? '');
    const after = clauses[at + 1];
    const isFree = !QUALIFIES.test(before) || isOnly(OPENING, before, isName);
    const isWhole = after === undefined || isNegation(after) || isOnly(ALLERGIC, after, isName);
    return !(isFree && isWhole && isNegation(clause));
  });
  return left.length === clauses.length ? text : left.join(', ');
};
