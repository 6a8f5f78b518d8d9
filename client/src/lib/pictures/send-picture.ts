import type { DevicePicture, KeptState } from './picture-state';

/** Where a picture's bytes and its standing are found, and how they go out. */
export interface PictureWay {
  /** What the disk says of it. */
  readonly keptState: (id: string) => Promise<KeptState>;
  /** The bytes; null where this device has none. */
  readonly contentOf: (id: string) => Promise<Blob | null>;
  /** Rejects where the server did not take it. */
  readonly send: (path: string, content: Blob) => Promise<void>;
}

/**
 * Sends a picture, unless the disk says that another page has: 'sent' where the server has it, 'unreadable' where there is
 * nothing to send. Rejects as `send` does. What the disk cannot say is sent: the same twice is one to the server.
 */
export const sendPicture = async (
  { id, prfId, isKept }: Pick<DevicePicture, 'id' | 'prfId' | 'isKept'>,
  { keptState, contentOf, send }: PictureWay,
): Promise<'sent' | 'unreadable'> => {
  if (isKept && (await keptState(id)) === 'sent') return 'sent';
  const content = await contentOf(id);
  if (content === null) return 'unreadable';
  await send(`/api/prf/${prfId}/pictures/${id}`, content);
  return 'sent';
};
