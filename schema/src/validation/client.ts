import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { optionalText, requiredText } from './text.js';

/** The details of a client (operations section 1). Returned as stored. */
export const clientFacts = z.object({
  name: requiredText(LIMITS.text.short, 'Give the client a name.'),
  contactName: optionalText(LIMITS.text.short),
  email: optionalText(254).refine(
    (text) => text === null || z.email().safeParse(text).success,
    'Enter an e-mail address, like name@example.org.',
  ),
  phone: optionalText(40).refine(
    (text) => text === null || /^[+\d][\d\s()./-]{4,}(\s?(ext|x)\.?\s?\d+)?$/i.test(text),
    'Enter a telephone number in figures.',
  ),
});
export type ClientFacts = z.output<typeof clientFacts>;
