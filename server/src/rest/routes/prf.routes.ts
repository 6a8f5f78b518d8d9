import { LIMITS } from '@sideline/schema/limits';
import { MAXIMUM_PICTURE_BYTES } from '@sideline/schema/pictures';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { Services } from '../../container.js';
import { DomainError } from '../../platform/errors.js';
import { presentPrfPdf } from '../presenters/prf-pdf.presenter.js';
import { presentPicture, presentStoredPicture, storedPicture } from '../presenters/pictures.presenter.js';
import { route, type Route } from '../router.js';

const pictureAddress = z.object({
  prfId: idText.min(1).max(64),
  pictureId: idText.min(1).max(64),
});

/** Patient record forms: the printout and the pictures. */
export const prfRoutes = ({
  prfPrintouts,
  prfPictures,
  patientCopies,
}: Pick<Services, 'prfPrintouts' | 'prfPictures' | 'patientCopies'>): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/prf/{prfId}/pdf',
    mirrors: 'Query.prf',
    tag: 'Patient record forms',
    summary: 'A record as PDF',
    description:
      'The whole record with the caller’s rights, by its number or id. Vitals, drugs and signature always stand in it; an unsigned one says DRAFT, an amended one what was amended and why. An earlier signed version, by its number, says that it was superseded.',
    params: z.object({ prfId: idText.min(1).max(64) }),
    query: z.object({ revision: z.coerce.number().int().min(1).max(10_000).optional() }),
    produces: 'application/pdf',
    call: (context, { params, query }) =>
      prfPrintouts.print(context, { idOrNumber: params.prfId, revision: query.revision ?? null }),
    present: presentPrfPdf,
  }),
  route({
    method: 'GET',
    path: '/api/patients/{patient_id}/pdf',
    mirrors: 'Query.patient',
    tag: 'Patients',
    summary: 'A patient’s whole record as PDF',
    description:
      'Demographics, see-and-treat logs and every signed record that the caller may see: to the patient his own, without what is withheld.',
    params: z.object({ patient_id: idText.min(1).max(64) }),
    produces: 'application/pdf',
    call: (context, { params }) => patientCopies.print(context, params.patient_id),
    present: presentPrfPdf,
  }),
  route({
    method: 'PUT',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    mirrors: 'Mutation.savePrf',
    tag: 'Patient record forms',
    summary: 'The file of a picture, sent by its device',
    description:
      'The bytes of a JPEG, PNG or WebP as the body, at most 15 MB and 50 megapixels. The id is that of the entry in the secondary survey’s pictures, made on the device; the same sent again is not stored again. It is kept as JPEG, upright, without what the camera noted, at most 2,000 pixels.',
    params: pictureAddress,
    body: z.instanceof(Buffer),
    upload: {
      maximumBytes: MAXIMUM_PICTURE_BYTES,
      tooLarge: () => new DomainError('PICTURE_TOO_LARGE', { most: LIMITS.pictures.megabytes }),
    },
    errors: [
      ...(['PICTURE_TOO_LARGE', 'PICTURE_TOO_MANY_PIXELS', 'PICTURE_FORMAT', 'PICTURE_UNREADABLE'] as const),
      ...(['PICTURES_FULL', 'PRF_LOCKED', 'PRF_VOID', 'CONFLICT'] as const),
    ],
    response: storedPicture,
    call: (context, { params, body }) => prfPictures.store(context, params.prfId, params.pictureId, body),
    present: presentStoredPicture,
  }),
  route({
    method: 'GET',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    mirrors: 'Query.prf',
    tag: 'Patient record forms',
    summary: 'A picture of a record',
    description: 'The JPEG as it is kept, with the caller’s rights.',
    params: pictureAddress,
    produces: 'image/jpeg',
    call: (context, { params }) => prfPictures.read(context, params.prfId, params.pictureId),
    present: presentPicture,
  }),
];
