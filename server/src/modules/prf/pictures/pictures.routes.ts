import { LIMITS } from '@sideline/schema/limits';
import { MAXIMUM_PICTURE_BYTES } from '@sideline/schema/pictures';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { DomainError } from '../../../platform/errors.js';
import { route, type Route } from '../../../platform/http/rest-route.js';
import { presentPicture, presentStoredPicture, storedPicture } from './pictures.presenter.js';
import type { PrfPicturesService } from './prf-pictures.service.js';

const pictureAddress = z.object({
  prfId: idText.min(1).max(64),
  pictureId: idText.min(1).max(64),
});

/** Patient record forms: the pictures. */
export const pictureRoutes = ({
  prfPictures,
}: {
  readonly prfPictures: PrfPicturesService;
}): readonly Route[] => [
  route({
    method: 'PUT',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    mirrors: 'Mutation.savePrf',
    tag: 'Patient record forms',
    summary: 'Send the file of a picture from its device',
    description:
      'Send the bytes of a JPEG, PNG or WebP as the body, at most 15 MB and 50 megapixels. The id is the one that the device gave to the entry in the secondary survey’s pictures. Sending the same picture again does not store it twice. It is stored as an upright JPEG of at most 2,000 pixels, without the camera’s metadata.',
    params: pictureAddress,
    body: z.instanceof(Buffer),
    upload: {
      // The bytes themselves show their type.
      types: ['application/octet-stream', 'image/jpeg', 'image/png', 'image/webp'],
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
    description: 'The JPEG as stored, if the caller may see it.',
    params: pictureAddress,
    produces: 'image/jpeg',
    call: (context, { params }) => prfPictures.read(context, params.prfId, params.pictureId),
    present: presentPicture,
  }),
];
