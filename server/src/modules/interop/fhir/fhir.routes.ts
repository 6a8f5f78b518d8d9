import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { FhirExportService } from './fhir-export.service.js';
import { presentFhir } from './fhir.presenter.js';
import { route, type Route } from '../../../platform/http/rest-route.js';

/** JSON is the one format; other servers' clients may say so in the address. */
const query = z.object({
  _format: z.enum(['json', 'application/json', 'application/fhir+json', 'application/fhir json']).optional(),
});

const FHIR = {
  tag: 'FHIR R4',
  query,
  produces: 'application/fhir+json',
  present: presentFhir,
} as const;

/** Records and patients as FHIR R4. Refusals are OperationOutcomes. */
export const fhirRoutes = ({
  fhirExports,
}: {
  readonly fhirExports: FhirExportService;
}): readonly Route[] => [
  route({
    ...FHIR,
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    mirrors: 'Query.prf',
    summary: 'A record as a FHIR document',
    description:
      'A Bundle of type document, by the record’s number or id. Composition.status gives its state: preliminary, final, amended or entered-in-error. A signed record is exported as it was signed; a patient gets their own signed ones, without withheld information.',
    params: z.object({ custom_prf_id: idText.min(1).max(64) }),
    call: (context, { params }) => fhirExports.document(context, params.custom_prf_id),
  }),
  route({
    ...FHIR,
    method: 'GET',
    path: '/fhir/Patient/{patient_id}/$everything',
    mirrors: 'Query.patient',
    summary: 'A patient with all their records, as FHIR',
    description:
      'A Bundle of type searchset: the patient as they are now and the resources of all their records that the caller may see.',
    params: z.object({ patient_id: idText.min(1).max(64) }),
    call: (context, { params }) => fhirExports.everything(context, params.patient_id),
  }),
];
