import { currentUserId } from '../../../lib/current-user';
import type { SaveTransport, WriterTransport } from './save-transport';

/**
 * Sends only while the draft's writer is the person signed in on this page, and names them: the browser's cookie
 * may now belong to someone else.
 */
export const asWriter =
  (writerId: string | null, transport: WriterTransport): SaveTransport =>
  (request) =>
    writerId !== null && currentUserId() === writerId
      ? transport(request, writerId)
      : Promise.resolve({
          kind: 'failed',
          failure: { kind: 'session', message: 'The person who wrote this must sign in again to send it.' },
        });
