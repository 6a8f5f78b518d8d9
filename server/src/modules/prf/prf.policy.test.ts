import type { PrfState } from '@sideline/schema/prf/states';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/context.js';
import { amendRefusal, type PrfFactsOfAmending } from './prf.policy.js';

const SIGNED_AT = '2026-11-20T14:32:00.000Z';
const HOUR = 3_600_000;
const after = (ms: number): Date => new Date(Date.parse(SIGNED_AT) + ms);

const actor = (role: Actor['role'], userId = 'me', more: Partial<Actor> = {}): Actor => ({
  kind: 'session',
  userId,
  role,
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@example.org',
  patientId: null,
  clientId: null,
  sessionId: 'session',
  tokenId: null,
  isReadOnly: false,
  ...more,
});
const record = (change: Partial<PrfFactsOfAmending> = {}): PrfFactsOfAmending => ({
  status: 'completed',
  authorId: 'author',
  isCrew: false,
  signerIds: ['signer'],
  firstSignedAt: SIGNED_AT,
  ...change,
});

describe('who may amend a signed record', () => {
  it.each([
    ['its author', actor('staff', 'author'), {}],
    ['its crew', actor('staff'), { isCrew: true }],
    ['its signer', actor('staff', 'signer'), {}],
    ['who signed an amendment of it', actor('staff', 'second'), { signerIds: ['signer', 'second'] }],
  ] as const)('%s, until 72 hours after the first signature', (_who, who, change) => {
    const at = (ms: number) => amendRefusal(who, record(change), after(ms));
    expect(at(0)).toBeNull();
    expect(at(72 * HOUR)).toBeNull();
    expect(at(72 * HOUR + 1)).toBe('PRF_AMEND_LATE');
  });

  it('administrators, whenever', () => {
    expect(amendRefusal(actor('admin'), record(), after(72 * HOUR + 1))).toBeNull();
    expect(amendRefusal(actor('admin'), record({ status: 'amended' }), after(8_760 * HOUR))).toBeNull();
  });

  it('nobody else, and nobody who only reads', () => {
    expect(amendRefusal(actor('staff'), record(), after(HOUR))).toBe('PRF_AMEND_NOT_YOURS');
    // That it is not theirs comes before that it is late: an administrator would have to do it anyway.
    expect(amendRefusal(actor('staff'), record(), after(100 * HOUR))).toBe('PRF_AMEND_NOT_YOURS');
    for (const who of [
      actor('patient', 'author'),
      actor('client', 'signer'),
      actor('admin', 'me', { isReadOnly: true }),
    ])
      expect(amendRefusal(who, record({ isCrew: true }), after(HOUR))).toBe('FORBIDDEN');
  });

  it.each(['draft', 'in_progress', 'awaiting_review', 'void'] satisfies PrfState[])(
    'not one that is %s',
    (status) => {
      expect(amendRefusal(actor('admin'), record({ status }), after(HOUR))).toBe('PRF_STATE');
    },
  );
});
