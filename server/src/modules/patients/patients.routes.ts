import { LIMITS } from '@sideline/schema/limits';
import { QUICK_PATIENT_GENDERS } from '@sideline/schema/see-and-treat';
import { idText, uuid } from '@sideline/schema/validation/id';
import { instant } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import type { PatientSearchService } from './patient-search.service.js';
import type { PatientService } from './patient.service.js';
import { newId } from '../../platform/ids.js';
import {
  demographicsBody,
  demographicsOf,
  genderOf,
  linkBody,
  matchBody,
  patientBody,
  presentLink,
  presentMatch,
  presentPatient,
} from './patients.presenter.js';
import { route, saysSomething, type Route } from '../../platform/http/rest-route.js';

const squadBody = z.object({
  patient_id: idText,
  squad_id: idText,
  start_date: instant.describe('ISO timestamp'),
});

const differsFromBody = {
  differs_from: z
    .array(uuid())
    .max(100)
    .nullish()
    .describe('Similar patients who were checked and are different people.'),
};
const newPatientBody = { patient_id: uuid().nullish(), ...differsFromBody };

/** Patients (spec section 7, 'Patients'). */
export const patientRoutes = ({
  patients,
  patientSearch,
}: {
  readonly patients: PatientService;
  readonly patientSearch: PatientSearchService;
}): readonly Route[] => {
  const link = (path: string, summary: string): Route =>
    route({
      method: 'POST',
      path,
      mirrors: 'Mutation.linkPatientSquad',
      errors: ['NOT_FOUND'],
      tag: 'Patients',
      summary,
      description: 'Ends the previous link. Repeating it returns the existing link.',
      body: squadBody,
      status: 201,
      response: linkBody,
      call: (context, { body }) =>
        patients.linkSquad(context, {
          patientId: body.patient_id,
          squadId: body.squad_id,
          startDate: body.start_date,
        }),
      present: presentLink,
    });

  return [
    route({
      method: 'GET',
      path: '/api/patients/search',
      mirrors: 'Query.searchPatients',
      tag: 'Patients',
      summary: 'Find a patient by name and date of birth',
      description:
        'At most ten, best first. Allows for a typing error, another spelling or a similar sound in the name, and for one error in the date.',
      query: z.object({
        name: z.string().trim().min(1).max(LIMITS.text.short),
        dob: z.iso.date(),
      }),
      response: z.array(matchBody),
      call: (context, { query }) => patientSearch.byNameAndDob(context, query.name, query.dob),
      present: (matches) => matches.map(presentMatch),
    }),
    route({
      method: 'POST',
      path: '/api/patient',
      mirrors: 'Mutation.createPatient',
      madeId: 'patient_id',
      errors: ['CONFLICT', 'PATIENT_LOOKS_KNOWN'],
      tag: 'Patients',
      summary: 'Create a patient',
      description:
        'Name and date of birth are required. A client that makes the id itself (UUID v7) can repeat the call safely.',
      body: demographicsBody.extend(newPatientBody),
      status: 201,
      response: patientBody,
      call: (context, { body: { patient_id, differs_from: differsFrom, ...body } }) =>
        patients.create(context, { ...demographicsOf(body), id: patient_id ?? newId(), differsFrom }),
      present: presentPatient,
    }),
    route({
      method: 'PUT',
      path: '/api/patient/{patient_id}',
      mirrors: 'Mutation.updatePatient',
      errors: ['PATIENT_CHANGED', 'CONFLICT', 'PATIENT_LOOKS_KNOWN'],
      tag: 'Patients',
      summary: 'Update a patient',
      description: 'Fields that are left out stay as they are. Send at least one.',
      params: z.object({ patient_id: idText }),
      body: saysSomething(demographicsBody.extend(differsFromBody)),
      response: patientBody,
      call: (context, { params, body: { differs_from: differsFrom, ...body } }) =>
        patients.update(context, { ...demographicsOf(body), id: params.patient_id, differsFrom }),
      present: presentPatient,
    }),
    link('/api/patient/patient-squad', 'Link a patient to a squad, after a save'),
    link('/api/patient-squad', 'Link a patient to a squad, on choosing a search result'),
    route({
      method: 'GET',
      path: '/api/patients',
      mirrors: 'Query.patients',
      tag: 'Patients',
      summary: 'All patients, sorted by name',
      description: `At most ${String(LIMITS.rest.patients)} at once. The Link header gives the next page.`,
      query: z.object({ after: z.string().max(LIMITS.text.long).optional() }),
      response: z.array(patientBody),
      call: (context, { query }) => patientSearch.listCapped(context, query.after),
      present: ({ items }) => items.map(presentPatient),
      nextCursor: ({ nextCursor }) => nextCursor,
    }),
    route({
      method: 'POST',
      path: '/api/patients',
      mirrors: 'Mutation.createQuickPatient',
      madeId: 'patient_id',
      errors: ['CONFLICT', 'PATIENT_LOOKS_KNOWN'],
      tag: 'Patients',
      summary: 'Register a new patient from see and treat',
      description: 'Only the full name is required.',
      body: demographicsBody
        .pick({ patient_name: true, dob: true, contact_number: true })
        .extend({ gender: genderOf(QUICK_PATIENT_GENDERS), ...newPatientBody }),
      status: 201,
      response: patientBody,
      call: (context, { body: { patient_id, differs_from: differsFrom, ...body } }) =>
        patients.create(
          context,
          { ...demographicsOf(body), id: patient_id ?? newId(), differsFrom },
          'quick',
        ),
      present: presentPatient,
    }),
  ];
};
