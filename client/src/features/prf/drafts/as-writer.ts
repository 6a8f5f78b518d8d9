import { currentUserId } from '../../../lib/current-user';
import type { SaveTransport, WriterTransport } from './save-transport';

/**
 * Sends only while the person who wrote the draft is the one whom this page knows, and says who that is: the browser's cookie
 * may be another's by now.
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
