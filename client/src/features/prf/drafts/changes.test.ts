import { describe, expect, it } from 'vitest';
import { applyChanges, joinChanges, onlyPaths, pathsOf, valueAt, withoutPaths, withPath } from './changes';

const ENTRIES = new Set(['entries']);

describe('changes by path', () => {
  it('names fields and entries, even an entry with only its id', () => {
    const changes = { airway: 'clear', entries: [{ id: 'a', heart_rate: 80, acvpu: null }, { id: 'b' }] };
    expect(pathsOf(changes, ENTRIES)).toEqual([
      'airway',
      'entries/a/heart_rate',
      'entries/a/acvpu',
      'entries/b/id',
    ]);
  });

  it('applies entries by id, keeps their order and puts new ones last', () => {
    const stored = {
      entries: [
        { id: 'a', heart_rate: 80 },
        { id: 'b', heart_rate: 90 },
      ],
    };
    const changes = {
      entries: [
        { id: 'c', heart_rate: 70 },
        { id: 'a', acvpu: 'A' },
      ],
    };
    expect(applyChanges(stored, changes, ENTRIES)).toEqual({
      entries: [
        { id: 'a', heart_rate: 80, acvpu: 'A' },
        { id: 'b', heart_rate: 90 },
        { id: 'c', heart_rate: 70 },
      ],
    });
  });

  it('replaces groups and lists whole, and keeps null as cleared', () => {
    expect(
      applyChanges(
        { breathing: ['wheeze'], airway: 'clear' },
        { breathing: ['absent'], airway: null },
        ENTRIES,
      ),
    ).toEqual({ breathing: ['absent'], airway: null });
  });

  it('removes paths and leaves no empty objects', () => {
    const changes = withPath(
      withPath({ airway: 'clear' }, 'entries/a/heart_rate', 80),
      'entries/a/acvpu',
      'A',
    );
    expect(withoutPaths(changes, new Set(['airway', 'entries/a/acvpu']), ENTRIES)).toEqual({
      entries: [{ id: 'a', heart_rate: 80 }],
    });
    expect(withoutPaths(changes, new Set(pathsOf(changes, ENTRIES)), ENTRIES)).toEqual({});
    expect(onlyPaths(changes, new Set(['entries/a/acvpu']), ENTRIES)).toEqual({
      entries: [{ id: 'a', acvpu: 'A' }],
    });
  });

  it('joins two patches, with the later winning at each path', () => {
    const joined = joinChanges(
      { airway: 'clear', entries: [{ id: 'a', heart_rate: 80 }] },
      { entries: [{ id: 'a', heart_rate: 82, acvpu: 'A' }] },
      ENTRIES,
    );
    expect(joined).toEqual({ airway: 'clear', entries: [{ id: 'a', heart_rate: 82, acvpu: 'A' }] });
  });

  it('reads a value, an entry, and null where there is nothing', () => {
    const values = { entries: [{ id: 'a', heart_rate: 80 }] };
    expect(valueAt(values, 'entries/a/heart_rate')).toBe(80);
    expect(valueAt(values, 'entries/a')).toEqual({ id: 'a', heart_rate: 80 });
    expect(valueAt(values, 'entries/z/heart_rate')).toBeNull();
    expect(valueAt(values, 'airway')).toBeNull();
  });
});
