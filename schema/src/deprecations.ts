/** Anything deprecated keeps working for at least this many months, and says until which day. */
export const DEPRECATION_MONTHS = 12;

/** The form of every `@deprecated` reason: what to use instead, and the last day that the old way works. */
export const DEPRECATION_REASON = /^Use .+\. Works until \d{1,2} [A-Z][a-z]+ \d{4}\.$/;
