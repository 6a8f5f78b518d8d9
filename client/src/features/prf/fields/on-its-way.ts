/** Marks a section whose script has not loaded yet, so that code waiting for a control in it keeps waiting. */
export const SECTION_ON_ITS_WAY = 'data-section-on-its-way';

export const isSectionOnItsWay = (): boolean => document.querySelector(`[${SECTION_ON_ITS_WAY}]`) !== null;
