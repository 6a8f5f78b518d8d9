import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import { presentPrfPdf } from '../../prf/printout/prf-pdf.presenter.js';
import type { PatientCopyService } from './patient-copy.service.js';

/** A patient's whole record as a file. */
export const patientCopyRoutes = ({
  patientCopies,
}: {
  readonly patientCopies: PatientCopyService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/patients/{patient_id}/pdf',
    mirrors: 'Query.patient',
    tag: 'Patients',
    summary: 'A patient’s whole record as PDF',
    description:
      'Demographics, see-and-treat logs and every signed record that the caller may see; a patient gets their own, without withheld information.',
    params: z.object({ patient_id: idText.min(1).max(64) }),
    produces: 'application/pdf',
    call: (context, { params }) => patientCopies.print(context, params.patient_id),
    present: presentPrfPdf,
  }),
];
