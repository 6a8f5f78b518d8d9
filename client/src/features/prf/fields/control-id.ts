/** The id of the control that edits a path: what labels, messages and links from the review point at. */
export const controlId = (section: string, path: string): string =>
  `prf-${section}-${path.replaceAll('/', '-')}`;

/** The id of the box for the words beside 'Other', from that of the choice; its button 'Other' has the key behind the id. */
export const otherControlId = (choiceId: string): string => `${choiceId}-other-text`;
