/** Which of two conflicting answers was chosen, as the server's calls carry it. */
export const SENT_SIDES = { mine: 'MINE', theirs: 'THEIRS' } as const;
