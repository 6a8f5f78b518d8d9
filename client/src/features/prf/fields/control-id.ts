/** The id of the control for a path, for labels, messages and links from the review. */
export const controlId = (section: string, path: string): string =>
  `prf-${section}-${path.replaceAll('/', '-')}`;

/**
 * The id of the box for the 'Other' text, made from the choice's id. The button 'Other' has the key at the end of its id.
 */
export const otherControlId = (choiceId: string): string => `${choiceId}-other-text`;
