/** The tables of Verhoeff's scheme (1969), which SNOMED International uses for the last figure of an identifier. */
const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether a text is an identifier of a SNOMED CT concept, dm+d's included: its form, and its check figure. */
export const isSctId = (text: string): boolean => {
  if (!/^[1-9]\d{5,17}$/.test(text) || !/[01]\d$/.test(text)) return false;
  const check = [...text]
    .reverse()
    .reduce((sum, figure, place) => Number(MULTIPLY[sum]?.[Number(PERMUTE[place % 8]?.[Number(figure)])]), 0);
  return check === 0;
};
