/**
 * The check digit of a GS1 key without it: from the right, digits weigh 3 and 1 in turn, and the check digit fills up to the
 * next ten (GS1 General Specifications, section 7.9.1). `digits` holds digits only.
 */
export const checkDigitOf = (digits: string): string => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const weight = (digits.length - place) % 2 === 1 ? 3 : 1;
    sum += Number(digits[place]) * weight;
  }
  return String((10 - (sum % 10)) % 10);
};

/** Whether the last digit of a GS1 key is the check digit of those before it. */
export const hasCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);

const GTIN = /^(?:\d{8}|\d{12,14})$/;

/**
 * A GTIN-8, -12, -13 or -14 as the 14 digits by which GTINs are stored and compared: filled with zeros from the left (GS1
 * General Specifications, section 3.3.2). Spaces and hyphens are dropped. Null where it is no GTIN or the check digit is wrong.
 */
export const gtin14 = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, '');
  return GTIN.test(digits) && hasCheckDigit(digits) ? digits.padStart(14, '0') : null;
};
