import { expect, it } from 'vitest';
import { recordPause } from './record-pause.js';

const grownUp = { dob: '1990-05-06', hasGuardian: false, accountMadeOn: '2026-01-01', reviewedOn: null };

it('opens a record once staff have seen whose account it is, and a child’s once there is a guardian too', () => {
  const on = '2026-11-20';
  expect(recordPause({ guardianship: grownUp, isChecked: true }, on)).toBeNull();
  expect(recordPause({ guardianship: grownUp, isChecked: false }, on)).toBe('identity_unchecked');
  const child = { ...grownUp, dob: '2014-05-06' };
  expect(recordPause({ guardianship: child, isChecked: false }, on)).toBe('guardian_missing');
  const guarded = { ...child, hasGuardian: true };
  expect(recordPause({ guardianship: guarded, isChecked: false }, on)).toBe('identity_unchecked');
  expect(recordPause({ guardianship: guarded, isChecked: true }, on)).toBeNull();
});

it('opens no record without a birth date, whenever that was lost, because it may be a child’s', () => {
  const undated = { ...grownUp, dob: null };
  expect(recordPause({ guardianship: undated, isChecked: true }, '2026-11-20')).toBe('birth_date_missing');
  expect(recordPause({ guardianship: undated, isChecked: false }, '2026-11-20')).toBe('identity_unchecked');
});
