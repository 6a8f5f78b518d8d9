import { registerEnumType } from 'type-graphql';

export const ChosenSideEnum = { MINE: 'MINE', THEIRS: 'THEIRS' } as const;
export type ChosenSide = keyof typeof ChosenSideEnum;

registerEnumType(ChosenSideEnum, {
  name: 'ChosenSide',
  description: 'Which of two answers stands.',
  valuesConfig: {
    MINE: { description: "The caller's own." },
    THEIRS: { description: "The other's, as it is stored." },
  },
});

/** As the trail says it of whoever chose. */
export const CHOSEN_SIDE_WORDS: Readonly<Record<ChosenSide, string>> = {
  MINE: 'Kept the own answer',
  THEIRS: "Let the other's answer stand",
};
