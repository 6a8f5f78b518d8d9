import type { PrfState } from '@sideline/schema/prf/record/states';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/context.js';
import {
  amendRefusal,
  canVoid,
  canWrite,
  isWriter,
  needsReason,
  type PrfFactsOfAccess,
  type PrfFactsOfAmending,
} from './prf.policy.js';

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

  it('administrators, at any time', () => {
    expect(amendRefusal(actor('admin'), record(), after(72 * HOUR + 1))).toBeNull();
    expect(amendRefusal(actor('admin'), record({ status: 'amended' }), after(8_760 * HOUR))).toBeNull();
  });

  it('nobody else, and nobody with read-only access', () => {
    expect(amendRefusal(actor('staff'), record(), after(HOUR))).toBe('PRF_AMEND_NOT_YOURS');
    // 'Not theirs' is reported before 'too late': an administrator would have to do it anyway.
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

describe('who may write into an open record', () => {
  const open = (change: Partial<PrfFactsOfAccess> = {}): PrfFactsOfAccess => ({
    status: 'in_progress',
    authorId: 'author',
    patientId: 'patient',
    isCrew: false,
    hasWriteReason: false,
    ...change,
  });

  it.each([
    ['its author', actor('staff', 'author'), {}],
    ['its crew', actor('staff'), { isCrew: true }],
    ['administrators', actor('admin'), {}],
    ['another clinician who gave a reason', actor('staff'), { hasWriteReason: true }],
  ] as const)('%s, until it is signed', (_who, who, change) => {
    expect(canWrite(who, open(change))).toBe(true);
    expect(needsReason(who, open(change))).toBe(false);
    for (const status of ['completed', 'amended', 'void'] satisfies PrfState[])
      expect(canWrite(who, open({ ...change, status }))).toBe(false);
  });

  it('another clinician only with a reason', () => {
    expect(isWriter(actor('staff'), open())).toBe(false);
    expect(needsReason(actor('staff'), open())).toBe(true);
  });

  it('never outsiders, nor a read-only token, whatever else applies', () => {
    for (const who of [
      actor('patient', 'author'),
      actor('client'),
      actor('admin', 'me', { isReadOnly: true }),
    ]) {
      const record = open({ isCrew: true, hasWriteReason: true });
      expect(isWriter(who, record)).toBe(false);
      expect(needsReason(who, record)).toBe(false);
    }
  });

  it('and once it is signed only administrators declare it entered in error', () => {
    expect(canVoid(actor('staff', 'author'), open())).toBe(true);
    expect(canVoid(actor('staff'), open())).toBe(false);
    expect(canVoid(actor('staff', 'author'), open({ status: 'completed' }))).toBe(false);
    expect(canVoid(actor('admin'), open({ status: 'completed' }))).toBe(true);
    expect(canVoid(actor('admin'), open({ status: 'void' }))).toBe(false);
  });
});
