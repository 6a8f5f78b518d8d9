/** The digits of an NHS number as typed (spaces and hyphens dropped), or null where they are not exactly ten. */
export function nhsNumberDigits(text: string): string | null {
  const digits = text.replace(/[\s\u00a0-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/**
 * Whether ten digits form an NHS number: the tenth is the modulus-11 check digit of the first nine, weighted 10 to 2
 * (NHS Data Dictionary, 'NHS number'; clinical section 1). A remainder that would need a check digit of 10 is never issued.
 */
export function isNhsNumber(text: string): boolean {
  const digits = nhsNumberDigits(text);
  if (digits === null) return false;
  let sum = 0;
  for (let place = 0; place < 9; place += 1) sum += Number(digits[place]) * (10 - place);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[9]);
}

/** '9434765919' as people read it: '943 476 5919'. Text that is not ten digits comes back as it is. */
export function formatNhsNumber(text: string): string {
  const digits = nhsNumberDigits(text);
  return digits === null ? text : `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
