import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, mappingProblem, ROSTER_FIELDS, rosterTemplateCsv } from './roster-columns.js';
import { leftOutCsv, rosterRows } from './roster-rows.js';
import { readRosterTable, type RosterTable } from './roster-table.js';
import { readBirthDate, readGender } from './roster-values.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const table = (bytes: Uint8Array): RosterTable => {
  const read = readRosterTable(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return read;
};
const TEAMS = [
  {
    id: 'a0000000-0000-7000-8000-000000000001',
    name: 'Storm',
    squads: [{ id: 'a0000000-0000-7000-8000-000000000002', name: 'Junior' }],
  },
];
const TODAY = '2026-11-21';

describe('a roster’s file', () => {
  const text = 'Name;Born\r\nZoë O’Neill;3/5/2008\r\n';
  const utf16 = (isLittle: boolean, withMark: boolean): Uint8Array => {
    const codes = [...(withMark ? '\uFEFF' : ''), ...text].map((letter) => letter.charCodeAt(0));
    return Uint8Array.from(
      codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])),
    );
  };
  const windows = Uint8Array.from([...text].map((letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))));
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`)],
    ['UTF-16 LE', utf16(true, false)],
    ['UTF-16 LE with a mark', utf16(true, true)],
    ['UTF-16 BE with a mark', utf16(false, true)],
    ['Windows-1252', windows],
  ])('is read as %s', (_, bytes) => {
    expect(table(bytes)).toEqual({
      heads: ['Name', 'Born'],
      rows: [{ line: 2, cells: ['Zoë O’Neill', '3/5/2008'] }],
    });
  });

  it.each([',', ';', '\t'])('is split at %j, with quotation marks and line breaks in cells', (sign) => {
    expect(
      table(utf8(`Name${sign}Note\n"A${sign}B"${sign}"two\nlines ""here"""\n\nC${sign}\n`)).rows,
    ).toEqual([
      { line: 3, cells: [`A${sign}B`, 'two\nlines "here"'] },
      { line: 5, cells: ['C', ''] },
    ]);
  });

  it.each(['\n', '\r\n'])(
    'numbers its lines as a spreadsheet does, including empty ones at the top (%j)',
    (end) => {
      const lines = ['', ' ', '\t', '', 'Name;Born', 'Ada;1/2/2010', ''];
      expect(table(utf8(lines.join(end)))).toEqual({
        heads: ['Name', 'Born'],
        rows: [{ line: 6, cells: ['Ada', '1/2/2010'] }],
      });
    },
  );

  it('says why it cannot be read', () => {
    for (const bytes of [
      utf8(''),
      utf8('Name\n'),
      utf8('PK\u0003\u0004x'),
      utf8(`Name\n${'A\n'.repeat(5_001)}`),
    ])
      expect(readRosterTable(bytes)).toHaveProperty('problem');
  });
});

describe('a roster’s columns', () => {
  it('are recognised by their headings', () => {
    expect(guessMapping(['First Name', 'Surname', 'D.O.B.', 'Sex', 'Team', 'Squad', 'Parent phone'])).toEqual(
      {
        first_name: 0,
        last_name: 1,
        dob: 2,
        gender: 3,
        team: 4,
        squad: 5,
        contact_number: 6,
      },
    );
    const heads = rosterTemplateCsv().replace('\uFEFF', '').trim().split(',');
    const mapping = guessMapping(heads);
    expect(Object.keys(mapping).sort()).toEqual(
      ROSTER_FIELDS.filter((field) => field !== 'patient_name').toSorted(),
    );
    expect(mappingProblem(mapping)).toBeNull();
    expect(guessMapping(['Athlete', 'Birthday'])).toEqual({ patient_name: 0, dob: 1 });
    expect(mappingProblem(guessMapping(['Colour']))).toContain('name');
    expect(mappingProblem({ patient_name: 0, squad: 1 })).toContain('team');
    expect(mappingProblem({ patient_name: 0 })).toBeNull();
  });
});

describe('a birth date', () => {
  it.each([
    ['2008-05-03', '2008-05-03'],
    ['2008-05-03T00:00:00Z', '2008-05-03'],
    ['3/5/2008', '2008-05-03'],
    ['03.05.08', '2008-05-03'],
    ['3-5-27', '1927-05-03'],
    ['03/05/2008 00:00', '2008-05-03'],
    ['3rd May 2008', '2008-05-03'],
    ['03-May-08', '2008-05-03'],
    ['39571', '2008-05-03'],
    ['39571.0', '2008-05-03'],
    ['31/2/2008', null],
    ['5/13/2008', null],
    ['2008', null],
    ['soon', null],
  ])('%s is %s', (text, expected) => {
    expect(readBirthDate(text, 2026)).toBe(expected);
  });

  it('is read from a spreadsheet’s day number', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1927-05-18'), max: new Date('2026-11-21'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const serial = (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
          expect(readBirthDate(String(serial), 2026)).toBe(day);
        },
      ),
    );
  });
});

it('recognises genders as people write them', () => {
  expect(['F', 'boy', 'Non-binary', 'Prefer not to say', 'Martian'].map(readGender)).toEqual([
    'female',
    'male',
    'non_binary',
    'prefer_not_to_say',
    null,
  ]);
});

it('says what prevents each row, and who is listed twice', () => {
  const read = table(
    utf8(
      'Name,DOB,Gender,Team,Squad\nAda Bell,1/2/2010,F,storm,JUNIOR\nAda  bell,01/02/2010,,,\n,3/3/2011,,,\nBo,31/2/2010,q,,\nCy,1/1/2030,,Thunder,\nDi,,,Storm,Senior\nEd,1/2/2011,M,,,Storm\nFay,1/2/2012,,,,,\nGil,1/2/2013\n',
    ),
  );
  const rows = rosterRows(read, guessMapping(read.heads), TEAMS, TODAY);
  expect(rows[0]).toMatchObject({
    line: 2,
    patient: {
      name: 'Ada Bell',
      dob: '2010-02-01',
      gender: 'female',
      cheerTeamId: TEAMS[0]?.id,
      cheerSquadId: TEAMS[0]?.squads[0]?.id,
    },
    problems: [],
  });
  expect(rows.slice(1).map(({ problems }) => problems)).toEqual([
    ['The same person is also on line 2.'],
    ['Enter the patient’s name.'],
    ['‘31/2/2010’ is not a date of birth. Write it as day/month/year.', '‘q’ is not one of the genders.'],
    [expect.stringContaining('no team called ‘Thunder’'), 'A date of birth cannot be in the future.'],
    ['Storm has no squad called ‘Senior’.'],
    [expect.stringMatching(/^This row has 6 cells, but the first line has 5\./)],
    // Too many that hold nothing, and too few.
    [],
    [],
  ]);
});

it('treats two people of one name as two if nothing else is known of them', () => {
  const read = table(
    utf8('Name,DOB,Phone\nJo Ng,,\nJo Ng,,\nJo Ng,,07700 900 1\njo ng,,077009001\nJo Ng,1/2/2010,\n'),
  );
  expect(
    rosterRows(read, guessMapping(read.heads), TEAMS, TODAY).map(({ line, problems }) => [line, problems]),
  ).toEqual([
    [2, []],
    [3, []],
    [4, []],
    [5, ['The same person is also on line 4.']],
    [6, []],
  ]);
});

it('gives excluded rows back unchanged, with the reason and without formulas', () => {
  const read = table(utf8('Name,Note\n"=HYPERLINK(1)","a ""b"", c"\n'));
  const csv = leftOutCsv(read, [{ line: 2, why: 'No, thanks' }]);
  expect(csv).toBe(
    '\uFEFFName,Note,Line,Why it was left out\r\n\'=HYPERLINK(1),"a ""b"", c",2,"No, thanks"\r\n',
  );
  // Also what stands beyond the heads, beside which stands why.
  const long = table(utf8('Name,Note\nBo,a,b\nCy\n'));
  const [, bo, cy] = leftOutCsv(long, [
    { line: 2, why: 'Long' },
    { line: 3, why: 'Short' },
  ]).split('\r\n');
  expect([bo, cy]).toEqual(['Bo,"a,b",2,Long', 'Cy,,3,Short']);
});
