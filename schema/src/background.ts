/**
 * The header of a request that no person made: a page that keeps itself up to date. It neither keeps a session alive nor
 * counts as having looked.
 */
export const BACKGROUND_HEADER = 'x-sideline-background';

/**
 * The header of a request that carries what one person wrote: that person's id. Where somebody else is signed in by now it is
 * refused, so that nothing is saved under another's name.
 */
export const WRITER_HEADER = 'x-sideline-writer';
