import { describe, expect, it } from 'vitest';
import { picturesField, withEcgPicture } from './pictures.js';

const picture = (id: string, rest: Readonly<Record<string, unknown>>) => ({ id, ...rest });

describe('the ECG picture of a record', () => {
  const early = picture('a', { subject: 'ecg', taken_at: '2026-11-20T10:00:00.000Z' });
  const late = picture('b', { subject: 'ecg', taken_at: '2026-11-20T11:00:00.000Z' });

  const ecgOf = (...pictures: readonly object[]) => withEcgPicture({ pictures })['ecgPicture'];

  it('is the newest one that is not struck through', () => {
    expect(ecgOf(late, early)).toBe('b');
    expect(ecgOf(early, { ...late, void_reason: 'Another patient' })).toBe('a');
    expect(ecgOf(early, picture('c', { subject: 'ecg' }))).toBe('a');
    expect(ecgOf(picture('d', { subject: 'wound' }))).toBeUndefined();
    expect(ecgOf()).toBeUndefined();
  });

  it('follows from the pictures, whatever was stored', () => {
    expect(withEcgPicture({ ecgPicture: 'x', pictures: [early], cardiac: 'Regular' })).toEqual({
      ecgPicture: 'a',
      pictures: [early],
      cardiac: 'Regular',
    });
    expect(withEcgPicture({ ecgPicture: 'x' })).toEqual({});
  });
});

it('withholds a picture from the patient unless it shows them', () => {
  const { isEntryWithheld } = picturesField();
  const withheld = ['ecg', 'wound', 'imaging', 'scene', 'document', 'other', undefined].filter((subject) =>
    isEntryWithheld?.({ subject }),
  );
  expect(withheld).toEqual(['scene', 'other', undefined]);
});
