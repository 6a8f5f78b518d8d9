import { LIMITS } from '@sideline/schema/limits';
import { REGISTRATION_GENDERS } from '@sideline/schema/people';
import { idText, uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { RegistrationService } from './registration.service.js';
import { demographicsBody, demographicsOf, genderOf } from '../patients/patients.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

const email = z.string().max(LIMITS.text.short * 2);
const password = z.string().max(LIMITS.text.long);

const guardian = z
  .string()
  .max(LIMITS.text.short * 2)
  .nullish();

const userBody = z.object({
  email: email.min(1),
  password: password.min(1),
  role: z.unknown().optional().describe('Optional. It is always patient, whatever you send.'),
  attempt_id: uuid()
    .nullish()
    .describe(
      'Made by the caller. Send the same one again if you repeat a call because its answer was lost.',
    ),
});

const patientBody = demographicsBody.omit({ patient_name: true }).extend({
  name: z.string().nullish(),
  gender: genderOf(REGISTRATION_GENDERS),
  email: email.nullish(),
  password: password.nullish().describe('Ignored: the previous call registered the account.'),
  user_id: idText.nullish().describe('The answer to POST /api/users/register, or null.'),
  guardian_name: guardian.describe('For a person under 16: their guardian.'),
  guardian_relationship: guardian,
  guardian_phone: guardian,
  guardian_email: guardian,
  patient_id: uuid()
    .nullish()
    .describe('Made by the caller; sending it again does not create a second patient.'),
  attempt_id: uuid()
    .nullish()
    .describe(
      'Made by the caller and kept secret. Sent again within half an hour, it replaces the earlier details.',
    ),
});

/** Registering oneself (spec section 7, 'Registration and kiosk'). */
export const registrationRoutes = ({
  registrations,
}: {
  readonly registrations: RegistrationService;
}): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/users/register',
    mirrors: 'Mutation.registerUser',
    tag: 'Registration',
    summary: 'Register an account',
    description:
      'An address that is taken gets the same answer, with an id that belongs to nobody, and its owner gets an e-mail.',
    body: userBody,
    status: 201,
    response: z.object({ user_id: z.uuid() }),
    call: (context, { body }) =>
      registrations.registerAccount(context, {
        email: body.email,
        password: body.password,
        attemptId: body.attempt_id,
      }),
    present: (user_id) => ({ user_id }),
  }),
  route({
    method: 'POST',
    path: '/api/patients/register',
    mirrors: 'Mutation.registerPatient',
    tag: 'Registration',
    summary: 'Register yourself as a patient',
    description:
      'Self-reported until staff confirm it. user_id is accepted only from the browser that registered the account, for half an hour.',
    body: patientBody,
    status: 201,
    response: z.object({ patient_id: z.uuid() }),
    call: (context, { body: { name, email: address, user_id, patient_id, attempt_id, ...rest } }) =>
      registrations.registerPatient(context, {
        ...demographicsOf(rest),
        guardianName: rest.guardian_name,
        guardianRelationship: rest.guardian_relationship,
        guardianPhone: rest.guardian_phone,
        guardianEmail: rest.guardian_email,
        name,
        email: address,
        userId: user_id,
        patientId: patient_id,
        attemptId: attempt_id,
      }),
    present: (patient_id) => ({ patient_id }),
  }),
];
