import { describe, expect, it } from 'vitest';
import { boxesOf, monthNamed, readBoxes, readTypedDate } from './birth-date';

const TODAY = '2026-11-20';

describe('a birth date in three boxes', () => {
  it.each(['3/5/2002', '03.05.2002', '2002-05-03', '3 May 2002', '03052002'])(
    'reads %s as a whole date',
    (text) => {
      expect(readTypedDate(text)).toEqual({ day: '03', month: '05', year: '2002' });
    },
  );

  it.each(['31/02/2002', '3/5/02', 'yesterday', '3/13/2002'])('leaves %s unchanged', (text) => {
    expect(readTypedDate(text)).toBeNull();
  });

  it('knows the months by name', () => {
    expect(monthNamed('May')).toBe('05');
    expect(monthNamed('september')).toBe('09');
    expect(monthNamed('Ma')).toBeNull();
  });

  it('makes a date from full boxes, and says what is wrong with the others', () => {
    expect(readBoxes({ day: '3', month: '5', year: '2002' }, TODAY)).toEqual({
      value: '2002-05-03',
      problem: null,
    });
    expect(readBoxes({ day: '', month: '', year: '' }, TODAY)).toEqual({ value: null, problem: null });
    expect(readBoxes({ day: '3', month: '5', year: '20' }, TODAY).problem).toMatch(/four-digit year/);
    expect(readBoxes({ day: '31', month: '2', year: '2002' }, TODAY).problem).toMatch(/no such date/);
    expect(readBoxes({ day: '21', month: '11', year: '2026' }, TODAY).problem).toMatch(/future/);
    expect(readBoxes({ day: '1', month: '1', year: '1850' }, TODAY).problem).toMatch(/too long ago/);
  });

  it('fills the boxes from a stored date', () => {
    expect(boxesOf('2002-05-03')).toEqual({ day: '03', month: '05', year: '2002' });
    expect(boxesOf(null)).toEqual({ day: '', month: '', year: '' });
  });
});
