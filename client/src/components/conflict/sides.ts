/** Whose answer was let stand where two stood beside each other, as the server's calls carry it. */
export const SENT_SIDES = { mine: 'MINE', theirs: 'THEIRS' } as const;
