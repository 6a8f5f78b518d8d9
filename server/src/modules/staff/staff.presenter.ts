import { localDay } from '@sideline/schema/local-day';
import { positionLabel, QUALIFICATION_TABLE, QUALIFICATIONS } from '@sideline/schema/positions';
import { ROLES } from '@sideline/schema/roles';
import { z } from 'zod';
import type { NewProfile, StaffProfileDetails } from './staff-profile.types.js';
import { newId } from '../../platform/ids.js';

/** A qualification may come as its name, or with its evidence. */
const qualification = z.union([
  z.string(),
  z.object({
    qualification: z.string(),
    number: z.string().nullish(),
    issuedOn: z.iso.date().nullish(),
    expiresOn: z.iso.date().nullish(),
  }),
]);
const list = z.array(qualification);

const QUALIFICATIONS_FORM =
  'Give the qualifications as a list of names, or of objects with a qualification, or as the JSON text of such a list.';
/** The list itself, or the list as a JSON string (spec section 3, 'Staff profile'). */
const qualifications = z.union(
  [
    list,
    z.string().transform((text, context) => {
      try {
        const parsed = list.safeParse(text.trim() === '' ? [] : JSON.parse(text));
        if (parsed.success) return parsed.data;
      } catch {
        // Worded below, like a list of something else.
      }
      context.addIssue({ code: 'custom', message: QUALIFICATIONS_FORM });
      return z.NEVER;
    }),
  ],
  // Neither kind fits: a union has no message of its own for that.
  { error: QUALIFICATIONS_FORM },
);

/** A day, or the moment a date control gives for its start: local midnight, which in summer is the day before in UTC. */
const dayOrNothing = z
  .union([
    z.literal('').transform(() => null),
    z.iso.date(),
    z.iso.datetime({ offset: true }).transform((moment) => localDay(moment)),
  ])
  .nullish()
  .transform((value) => value ?? null);

/** What POST /api/staff takes (spec section 7). Names are keys or labels. */
export const newProfileBody = z.object({
  userID: z.string(),
  position: z.string(),
  qualifications: qualifications.nullish().transform((value) => value ?? []),
  isActive: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  hireDate: dayOrNothing,
  terminationDate: dayOrNothing,
});

export const newProfileOf = ({ userID: userId, ...body }: z.output<typeof newProfileBody>): NewProfile => ({
  ...body,
  userId,
  id: newId(),
  qualifications: body.qualifications.map((held) =>
    typeof held === 'string' ? { qualification: held } : held,
  ),
});

/** A staff profile of spec section 3, in the specification's terms. */
export const profileBody = z
  .object({
    staffID: z.uuid(),
    userID: z.uuid(),
    position: z.string(),
    qualifications: z.array(z.string()),
    isActive: z.boolean(),
    hireDate: z.iso.date().nullable(),
    terminationDate: z.iso.date().nullable(),
    user: z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
    }),
  })
  .meta({ id: 'StaffProfile' });

const qualificationLabel = (key: string): string => {
  const known = QUALIFICATIONS.find((one) => one === key);
  return known === undefined ? key : QUALIFICATION_TABLE[known].label;
};

export const presentProfile = (profile: StaffProfileDetails): z.output<typeof profileBody> => ({
  staffID: profile.id,
  userID: profile.userId,
  position: positionLabel(profile.position),
  qualifications: profile.qualifications.map((held) => qualificationLabel(held.qualification)),
  isActive: profile.isActive,
  hireDate: profile.hireDate,
  terminationDate: profile.terminationDate,
  user: profile.user,
});
