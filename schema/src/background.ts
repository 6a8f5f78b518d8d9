/**
 * The header of a request that no person made: a page that keeps itself up to date. It neither keeps a session alive nor
 * counts as having looked.
 */
export const BACKGROUND_HEADER = 'x-sideline-background';

/**
 * The header of a request that carries what one person wrote: that person's id. If another person is signed in by now, the
 * request is refused, so that nothing is saved under the wrong name.
 */
export const WRITER_HEADER = 'x-sideline-writer';
