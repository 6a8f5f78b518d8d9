import { expect, it } from 'vitest';
import {
  columnObject,
  columnRows,
  flagColumn,
  jsonColumn,
  keyColumn,
  keysColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from './column-rows.js';

const SHIFT = columnObject('Shift', {
  id: keyColumn('s.id'),
  name: textColumn('s.name'),
  staff: columnObject('Staff', { id: keyColumn('u.id'), name: textColumn('u.name') }, true),
  at: momentColumn('s.at'),
  skills: keysColumn('s.skills'),
  applicants: jsonColumn({ sql: 'x', shape: 'id' }, 'x', '[]'),
  isOpen: flagColumn('s.open'),
  count: numberColumn('s.count'),
});
const rows = columnRows<Record<string, unknown>>(SHIFT);

const FULL = [
  ...['s1', 'The "north" gate\n', 'u1', 'Áine'],
  ...['2026-06-06 08:00:00.1239', '{als,bls}', '[{"id" : "a", "__typename" : "A"}]', 't', '3'],
];
const EMPTY = ['s2', null, null, null, '2026-06-06 08:00:00', '{}', null, 'f', null];

it('writes columns as the database writes the same object, with the names of types or without', () => {
  const both = rows([FULL, EMPTY]);
  expect([...both].map(({ __typename: _, ...shift }) => shift)).toMatchObject([
    {
      id: 's1',
      name: 'The "north" gate\n',
      staff: { id: 'u1', name: 'Áine' },
      at: '2026-06-06T08:00:00.123Z',
      skills: ['als', 'bls'],
      applicants: [{ id: 'a' }],
      isOpen: true,
      count: 3,
    },
    {
      id: 's2',
      name: null,
      staff: null,
      at: '2026-06-06T08:00:00.000Z',
      skills: [],
      applicants: [],
      isOpen: false,
    },
  ]);
  expect(both.json(false)).not.toContain('__typename');
  expect(both.json(true).match(/"__typename"/g)).toHaveLength(4);
  expect(rows([]).json(true)).toBe('[]');
});

it('says the same columns and shape as the SQL that builds the object', () => {
  expect(SHIFT.shape).toBe('id name staff{id name} at skills applicants{id} isOpen count');
  expect(SHIFT.columns).toHaveLength(FULL.length);
  expect(SHIFT.sql).toContain("'staff', CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id");
});
