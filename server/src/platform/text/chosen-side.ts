import { registerEnumType } from 'type-graphql';

export const ChosenSideEnum = { MINE: 'MINE', THEIRS: 'THEIRS' } as const;
export type ChosenSide = keyof typeof ChosenSideEnum;

registerEnumType(ChosenSideEnum, {
  name: 'ChosenSide',
  description: 'Which of two answers is kept.',
  valuesConfig: {
    MINE: { description: "The caller's own." },
    THEIRS: { description: 'The other person’s answer, as stored.' },
  },
});

/** How the audit trail describes it, for the person who chose. */
export const CHOSEN_SIDE_WORDS: Readonly<Record<ChosenSide, string>> = {
  MINE: 'Kept their own answer',
  THEIRS: 'Kept the other person’s answer',
};
