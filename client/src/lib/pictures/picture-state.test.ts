import { describe, expect, it } from 'vitest';
import { RefusedError, UnreachableError } from '../http';
import { backOff, isDue, isUnsent, outcomeOf, type PictureState } from './picture-state';

const refused = (status: number) => outcomeOf(new RefusedError(status, 'CODE', 'Why.'));

describe('the state of an upload', () => {
  it.each<[number, PictureState['kind'], boolean]>([
    [401, 'waiting', true],
    [404, 'waiting', false],
    [403, 'refused', false],
    [409, 'refused', false],
    [413, 'refused', false],
    [415, 'refused', false],
    [429, 'failed', false],
    [500, 'failed', false],
    [503, 'failed', false],
  ])('after %i it is %s', (status, kind, endsRound) => {
    const outcome = refused(status);
    expect(outcome).toMatchObject({ state: { kind }, endsRound, hasSessionEnded: status === 401 });
    if (kind !== 'waiting') expect(outcome.state).toHaveProperty('message', 'Why.');
  });

  it('is retried a few more times on a signed record, because its entry may still arrive', () => {
    const locked = new RefusedError(409, 'PRF_LOCKED', 'Signed.');
    const kinds = [0, 1, 2, 3].map((earlier) => outcomeOf(locked, earlier).state.kind);
    expect(kinds).toEqual(['failed', 'failed', 'failed', 'refused']);
  });

  it('waits with all others while there is no connection', () => {
    expect(outcomeOf(new UnreachableError('Nobody there'))).toMatchObject({
      state: { kind: 'failed', message: 'no connection' },
      endsRound: true,
    });
  });

  it('is unsent until it is sent, and retries by itself unless it was refused', () => {
    const kinds = ['waiting', 'sending', 'failed', 'refused', 'sent'] as const;
    const of = (kind: (typeof kinds)[number]) =>
      ({ id: 'a', prfId: 'b', at: 0, attempts: 0, isKept: true, state: { kind, message: '' } }) as const;
    expect(kinds.filter((kind) => isUnsent(of(kind)))).toEqual(['waiting', 'sending', 'failed', 'refused']);
    expect(kinds.filter((kind) => isDue(of(kind)))).toEqual(['waiting', 'failed']);
  });

  it('retries at growing intervals', () => {
    expect([0, 1, 2, 6, 60].map(backOff)).toEqual([1_000, 1_000, 2_000, 30_000, 30_000]);
  });
});
