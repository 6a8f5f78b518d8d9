import { trimEndOf } from '../../trim-end.js';
import { NOT_RECORDED, sentence } from './handover-record.js';

/** What is read out in thirty seconds (clinical section 8), and what is left out first where the record says more than that. */

/** A clear voice at the door: 150 words a minute. */
const WORDS_PER_SECOND = 2.5;
const READING_SECONDS = 30;
const MOST_WORDS = READING_SECONDS * WORDS_PER_SECOND;

export interface HandoverLine {
  /** The letter by which the receiver knows what is coming. */
  readonly letter: string;
  readonly label: string;
  readonly text: string;
}

/** Which parts are shortened first: 'early' before 'late', and 'late' before 'last'. */
const TURNS = ['early', 'late', 'last'] as const;
type Turn = (typeof TURNS)[number];

/** A part of a line. Without a turn, no word of it is left out. */
export interface SpokenPart {
  readonly text: string;
  readonly turn?: Turn;
  /** Whole items are left out, from the end, and never half of one: '105' is not '105/67'. */
  readonly isList?: true;
  /** What is said in its place where nothing else helps. Nothing, only while something else of its line stays. */
  readonly orElse?: string;
}

export interface SpokenLine {
  readonly letter: string;
  readonly label: string;
  readonly parts: readonly SpokenPart[];
}

export const kept = (text: string): SpokenPart => ({ text });
export const shortened = (turn: Turn, text: string): SpokenPart => ({ text, turn });
export const listed = (turn: Turn, text: string): SpokenPart => ({ text, turn, isList: true });
export const orElse = (words: string, part: SpokenPart): SpokenPart => ({ ...part, orElse: words });

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Label and text: both are said. */
const spokenWords = (lines: readonly HandoverLine[]): number =>
  lines.reduce((sum, { label, text }) => sum + wordsIn(label) + wordsIn(text), 0);

/** How long it takes to read out, in whole seconds. */
export const readingSeconds = (lines: readonly HandoverLine[]): number =>
  Math.ceil(spokenWords(lines) / WORDS_PER_SECOND);

const inWords = (lines: readonly SpokenLine[]): readonly HandoverLine[] =>
  lines.map(({ letter, label, parts }) => ({
    letter,
    label,
    text: sentence(...parts.map(({ text }) => text)) || NOT_RECORDED,
  }));

/** Whether everything can be read out in time. */
export const isInTime = (lines: readonly SpokenLine[]): boolean => spokenWords(inWords(lines)) <= MOST_WORDS;

/** Fewer say nothing: 'To: Regional…'. A line that lost all of its words would seem not recorded. */
const FEWEST_WORDS = { ofList: 2, ofText: 3 } as const;
const ITEM_ENDS = [', ', '; ', '. '] as const;

/** One item, or one word, less; null where what is left has to stay. */
const oneLess = ({ text, isList }: SpokenPart): string | null => {
  const ends = isList ? ITEM_ENDS.map((end) => text.lastIndexOf(end)) : [text.lastIndexOf(' ')];
  const left = trimEndOf(text.slice(0, Math.max(...ends, 0)), /[\s,;:.…]/);
  return wordsIn(left) < FEWEST_WORDS[isList ? 'ofList' : 'ofText'] ? null : `${left}…`;
};

const withText = (lines: readonly SpokenLine[], changed: SpokenPart, text: string): readonly SpokenLine[] =>
  lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => (part === changed ? { ...part, text } : part)),
  }));

const shortenedOnce = (lines: readonly SpokenLine[]): readonly SpokenLine[] | null => {
  const parts = lines.flatMap((line) => line.parts).toSorted((a, b) => wordsIn(b.text) - wordsIn(a.text));
  for (const turn of TURNS)
    for (const part of parts.filter((one) => one.turn === turn)) {
      const text = oneLess(part);
      if (text !== null) return withText(lines, part, text);
    }
  const isAlone = (part: SpokenPart): boolean =>
    lines.some(
      (line) => line.parts.includes(part) && line.parts.every((one) => one === part || one.text === ''),
    );
  const [last] = parts
    .flatMap((part) => (part.orElse === undefined ? [] : [{ part, words: part.orElse }]))
    .filter(({ part, words }) => wordsIn(words) < wordsIn(part.text) && !(words === '' && isAlone(part)))
    .toSorted((a, b) => wordsIn(a.words) - wordsIn(b.words));
  return last === undefined ? null : withText(lines, last.part, last.words);
};

/**
 * The lines as they are read out, shortened by one word or item after the other until there is time for them. Where only words are
 * left that must be said, reading takes longer.
 */
export const fitted = (lines: readonly SpokenLine[]): readonly HandoverLine[] => {
  const shorter = isInTime(lines) ? null : shortenedOnce(lines);
  return shorter === null ? inWords(lines) : fitted(shorter);
};
