import { z } from 'zod';

/** A stored file of a record. The entry with the same id says what it shows and whether it is struck through. */
export const attachmentRow = z.object({
  id: z.string(),
  prfId: z.string(),
  contentType: z.string(),
  /** Bytes as kept. */
  byteSize: z.number(),
  /** Pixels, upright. */
  width: z.number(),
  height: z.number(),
  /** Of the bytes as they are kept, in hexadecimal. */
  sha256: z.string(),
  /** Of the bytes as they were sent. */
  sentSha256: z.string(),
  storageKey: z.string(),
  storedBy: z.string(),
  storedAt: z.date(),
});
export type Attachment = z.infer<typeof attachmentRow>;
