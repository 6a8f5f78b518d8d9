import { describe, expect, it } from 'vitest';
import { reviewStateOf } from './review-state';

const BIRTHDAY = '2026-06-12';
const child = { dob: '2010-06-12', guardian: {}, guardianReview: null };
const account = { createdAt: '2025-01-01T10:00:00.000Z' };

describe('the account review at 16', () => {
  it('is due from the birthday if the account was made under 16, and for no other account', () => {
    expect(reviewStateOf({ ...child, accounts: [account] }, '2026-06-11').isDue).toBe(false);
    expect(reviewStateOf({ ...child, accounts: [account] }, BIRTHDAY).isDue).toBe(true);
    expect(reviewStateOf({ ...child, guardian: null, accounts: [account] }, BIRTHDAY).isDue).toBe(true);
    for (const accounts of [[], null, [{ createdAt: '2026-06-12T10:00:00.000Z' }]])
      expect(reviewStateOf({ ...child, accounts }, BIRTHDAY)).toEqual({ isDue: false, isReviewed: false });
  });

  it('counts only if it was made on or after the birthday in London', () => {
    const reviewed = (reviewedAt: string) =>
      reviewStateOf({ ...child, guardianReview: { reviewedAt }, accounts: [account] }, BIRTHDAY);
    expect(reviewed('2026-06-11T22:50:00.000Z')).toEqual({ isDue: true, isReviewed: false });
    expect(reviewed('2026-06-11T23:10:00.000Z')).toEqual({ isDue: false, isReviewed: true });
  });
});
