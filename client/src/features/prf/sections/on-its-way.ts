/** Marks the place of a section whose script has not come yet: what waits for a control in it waits on. */
export const SECTION_ON_ITS_WAY = 'data-section-on-its-way';

export const isSectionOnItsWay = (): boolean => document.querySelector(`[${SECTION_ON_ITS_WAY}]`) !== null;
