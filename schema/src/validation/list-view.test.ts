import { describe, expect, it } from 'vitest';
import { listView } from './list-view.js';

const VIEW = {
  id: '01900000-0000-7000-8000-000000000000',
  list: 'patients',
  name: 'Unknown identities',
  query: 'identity=unknown&sort=-updated',
};

const wrong = (change: object): string | undefined =>
  listView.safeParse({ ...VIEW, ...change }).error?.issues[0]?.message;

describe('a view of a list', () => {
  it('is a name and the query of an address', () => {
    expect(listView.parse({ ...VIEW, name: '  Unknown identities ' })).toEqual(VIEW);
    expect(listView.parse({ ...VIEW, query: '' }).query).toBe('');
  });

  it.each([
    [{ name: '  ' }, 'Give the view a name.'],
    [{ name: 'x'.repeat(61) }, 'Use at most 60 characters.'],
    [{ query: '?identity=unknown' }, 'Send the query part of an address.'],
    [{ query: 'a b' }, 'Send the query part of an address.'],
    [{ query: 'x'.repeat(1_001) }, 'These filters are too long to be saved.'],
    [{ id: 'mine' }, 'Send a UUID made by the client.'],
  ])('is refused with %o', (change, message) => {
    expect(wrong(change)).toBe(message);
  });

  it('is of a list that has views', () => {
    expect(listView.safeParse({ ...VIEW, list: 'prfs' }).success).toBe(false);
  });
});
