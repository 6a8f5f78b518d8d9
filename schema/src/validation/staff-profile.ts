import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { keyOfLabel } from '../people.js';
import {
  POSITION_LABELS,
  POSITIONS,
  positionsFor,
  QUALIFICATION_TABLE,
  QUALIFICATIONS,
  type Qualification,
} from '../positions.js';
import { registerOf } from '../staff/registers.js';
import { CAREER_YEAR_WORDS, isCareerDay, isOperationalDay, YEAR_WORDS } from './instant.js';
import { optionalText, requiredText } from './text.js';

const QUALIFICATION_LABELS = Object.fromEntries(
  QUALIFICATIONS.map((key) => [key, QUALIFICATION_TABLE[key].label]),
) as Readonly<Record<Qualification, string>>;

const dayWithin = (isWithin: (day: string) => boolean, words: string) =>
  z.iso
    .date({ error: 'Enter the date as YYYY-MM-DD.', abort: true })
    .refine(isWithin, words)
    .nullish()
    .transform((value) => value ?? null);
const day = dayWithin(isOperationalDay, YEAR_WORDS);
/** People worked and qualified before there was Sideline (ADR 28). */
const careerDay = dayWithin(isCareerDay, CAREER_YEAR_WORDS);

const evidence = z
  .object({
    /** A key of the table; what is not in it stays as it is written and opens no position. */
    qualification: requiredText(60, 'Enter the qualification.').transform(
      (text) => keyOfLabel(QUALIFICATIONS, QUALIFICATION_LABELS, text) ?? text,
    ),
    number: optionalText(60),
    issuedOn: careerDay,
    expiresOn: day,
  })
  .superRefine(({ qualification, number, issuedOn, expiresOn }, context) => {
    if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn)
      context.addIssue({
        code: 'custom',
        path: ['expiresOn'],
        message: 'The expiry date cannot be before the issue date.',
      });
    const register = registerOf(qualification);
    if (number !== null && register !== null && !register.pattern.test(number))
      context.addIssue({
        code: 'custom',
        path: ['number'],
        message: `Check the ${register.name} number. It should look like ${register.example}.`,
      });
  });

/** What a staff profile says (spec sections 3 and 5, operations section 2). Comes out as it is stored; 'None' is none. */
export const staffProfile = z
  .object({
    position: z
      .string()
      .transform((text) => keyOfLabel(POSITIONS, POSITION_LABELS, text) ?? text)
      .pipe(z.enum(POSITIONS, 'Choose a position from the list.')),
    qualifications: z
      .array(evidence)
      .max(
        LIMITS.staff.qualifications,
        `Enter at most ${String(LIMITS.staff.qualifications)} qualifications.`,
      )
      .transform((list) => list.filter(({ qualification }) => qualification !== 'none')),
    isActive: z.boolean(),
    hireDate: careerDay,
    terminationDate: day,
  })
  .superRefine(({ position, qualifications, hireDate, terminationDate }, context) => {
    const keys = qualifications.map(({ qualification }) => qualification);
    const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    if (twice !== -1)
      context.addIssue({
        code: 'custom',
        path: ['qualifications', twice, 'qualification'],
        message: 'This qualification is already listed.',
      });
    const allowed = positionsFor(keys);
    if (!allowed.includes(position))
      context.addIssue({
        code: 'custom',
        path: ['position'],
        message: `With these qualifications, the position must be ${allowed.map((key) => POSITION_LABELS[key]).join(' or ')}.`,
      });
    if (hireDate !== null && terminationDate !== null && terminationDate < hireDate)
      context.addIssue({
        code: 'custom',
        path: ['terminationDate'],
        message: 'The termination date cannot be before the hire date.',
      });
  });
export type StaffProfileFacts = z.output<typeof staffProfile>;
