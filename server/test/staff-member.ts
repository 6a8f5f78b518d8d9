import { newId } from '../src/platform/ids.js';
import type { TestCaller, TestServer } from './harness/test-server.js';

/** Somebody on the staff, signed in. */
export interface Member {
  readonly caller: TestCaller;
  readonly staffId: string;
  readonly userId: string;
}

/** Takes a person on: with an account, a position, and each qualification with its expiry date, null for none. */
export const takeOn = async (
  server: TestServer,
  firstName: string,
  position: string,
  qualifications: readonly (readonly [string, string | null])[] = [],
): Promise<Member> => {
  const caller = await server.signedIn('staff', { firstName, lastName: 'Vale' });
  const [staffId, userId] = [newId(), caller.user?.id ?? ''];
  await server.database.asOwner(
    'INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, $3)',
    [staffId, userId, position],
  );
  for (const [qualification, expires] of qualifications)
    await server.database.asOwner(
      'INSERT INTO staff_qualification (id, staff_id, qualification, expires_on) VALUES ($1, $2, $3, $4)',
      [newId(), staffId, qualification, expires],
    );
  return { caller, staffId, userId };
};
