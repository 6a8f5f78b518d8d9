import { z } from 'zod';
import type { Attachment } from '../../attachments/attachment.types.js';
import type { PictureFile } from './prf-pictures.service.js';
import { FileAnswer } from '../../../platform/http/rest-route.js';

/** A picture as it is kept. */
export const storedPicture = z.object({
  id: z.string(),
  content_type: z.string(),
  byte_size: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  sha256: z.string(),
  stored_at: z.string(),
});

export const presentStoredPicture = (file: Attachment): z.output<typeof storedPicture> => ({
  id: file.id,
  content_type: file.contentType,
  byte_size: file.byteSize,
  width: file.width,
  height: file.height,
  sha256: file.sha256,
  stored_at: file.storedAt.toISOString(),
});

/** Opens in the browser. */
export const presentPicture = ({ contentType, fileName, bytes }: PictureFile): FileAnswer =>
  new FileAnswer(contentType, fileName, bytes);
