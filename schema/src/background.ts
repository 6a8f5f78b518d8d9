/**
 * The header of a request that no person made: a page that keeps itself up to date. It neither keeps a session alive nor
 * counts as having looked.
 */
export const BACKGROUND_HEADER = 'x-sideline-background';
