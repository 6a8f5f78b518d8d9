import { contradictions } from '../rules/completeness.js';
import { HOME_ZONE } from '../../local-day.js';
import { liveEntries, zoneOf } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import type { Notice } from '../rules/notice.js';
import { QUESTION_ANSWERS } from './answers-field.js';
import { asAsked, type AskedQuestion, type QuestionAnswer } from './asked.js';

/** The answers of a record that nobody has withdrawn. */
export const liveAnswers = (facts: PrfFacts): readonly QuestionAnswer[] =>
  liveEntries(facts, QUESTION_ANSWERS.section, QUESTION_ANSWERS.list);

/** Whether an answer was given to this question: the same rule, of the same place, in the same words, with a reason. */
const isAnswerTo = (notice: Notice, answer: QuestionAnswer): boolean =>
  answer.rule === notice.code &&
  answer.place_section === notice.section &&
  answer.place_field === notice.field &&
  (answer.place_entry ?? null) === (notice.entryId ?? null) &&
  answer.question === asAsked(notice.message) &&
  (answer.reason ?? '').trim() !== '';

const placeKey = ({ code, section, entryId, field }: Notice): string =>
  `${code}.${section}.${entryId ?? ''}.${field}`;

const byPlace = (notices: readonly Notice[]): ReadonlyMap<string, readonly Notice[]> => {
  const places = new Map<string, Notice[]>();
  for (const notice of notices) {
    const place = placeKey(notice);
    places.set(place, [...(places.get(place) ?? []), notice]);
  }
  return places;
};

/**
 * The same questions as they were put until November 2026, when every time was said on the provider's own clock: an answer that
 * was given then still counts. Nothing where the event has that clock.
 */
const inFormerWords = (notices: readonly Notice[], facts: PrfFacts): ReadonlyMap<Notice, Notice> => {
  const former = new Map<Notice, Notice>();
  if (zoneOf(facts) === HOME_ZONE) return former;
  const then = byPlace(contradictions({ ...facts, timeZone: null }));
  for (const [place, here] of byPlace(notices))
    for (const [index, notice] of here.entries()) {
      const one = then.get(place)?.[index];
      if (one !== undefined && one.message !== notice.message) former.set(notice, one);
    }
  return former;
};

/** Each of these questions with its answer; of several answers the first that was given counts. */
export const withAnswers = (notices: readonly Notice[], facts: PrfFacts): readonly AskedQuestion[] => {
  const answers = liveAnswers(facts);
  const former = answers.length === 0 ? new Map<Notice, Notice>() : inFormerWords(notices, facts);
  return notices.map((notice) => {
    const then = former.get(notice);
    const isIts = (answer: QuestionAnswer) =>
      isAnswerTo(notice, answer) || (then !== undefined && isAnswerTo(then, answer));
    return { ...notice, answer: answers.find(isIts) ?? null };
  });
};

/** Everything that is asked of a record, with the answers. */
export const askedQuestions = (facts: PrfFacts): readonly AskedQuestion[] =>
  withAnswers(contradictions(facts), facts);

/** What the signature waits for: asked, neither corrected nor answered. */
export const openQuestions = (facts: PrfFacts): readonly AskedQuestion[] =>
  askedQuestions(facts).filter(({ answer }) => answer === null);
