/** What is deprecated keeps working for at least so many months, and says until which day. */
export const DEPRECATION_MONTHS = 12;
