import { describe, expect, it } from 'vitest';
import { alsoRecordedAs } from './merged-records';

const somebody = { name: 'Ann Smith', dob: '2002-05-03', nhsNumber: null };
const record = { id: '1', name: 'Ann Smith', dob: '2002-05-03', nhsNumber: null };

describe('alsoRecordedAs', () => {
  it('says how each record differs, without repeating anything', () => {
    expect(
      alsoRecordedAs(somebody, [
        record,
        { ...record, name: 'Anne Jones', nhsNumber: '4010232137' },
        { ...record, dob: '2002-03-05' },
        { ...record, dob: '2002-03-05' },
      ]),
    ).toBe('Also recorded as Anne Jones, NHS number 401 023 2137; born 05/03/2002');
  });

  it('returns nothing if the records agree or say less, or there are none', () => {
    expect(alsoRecordedAs(somebody, [record, { ...record, dob: null }])).toBeNull();
    expect(alsoRecordedAs(somebody, [])).toBeNull();
    expect(alsoRecordedAs(somebody, null)).toBeNull();
  });
});
