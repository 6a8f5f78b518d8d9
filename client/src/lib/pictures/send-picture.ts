import type { DevicePicture, KeptState } from './picture-state';

/** Where a picture's bytes and state are found, and how they are sent. */
export interface PictureWay {
  /** The state on the disk. */
  readonly keptState: (id: string) => Promise<KeptState>;
  /** The bytes; null if this device has none. */
  readonly contentOf: (id: string) => Promise<Blob | null>;
  /** Rejects if the server did not take it. */
  readonly send: (path: string, content: Blob) => Promise<void>;
}

/**
 * Sends a picture, unless the disk says that another page has: 'sent' if the server has it, 'unreadable' if there is
 * nothing to send. Rejects as `send` does. If the disk does not know, it is sent, because the server takes the same
 * picture twice as one.
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
