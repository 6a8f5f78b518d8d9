import { describe, expect, it } from 'vitest';
import { authorOf, comparedAs, lineWords, type HistoryLine } from './history-words';

const AT = '2026-11-20T14:32:00.000Z';
const LATER = '2026-11-20T15:10:00.000Z';
const line = (change: Partial<HistoryLine>): HistoryLine => ({
  key: 'line',
  kind: 'WROTE',
  at: AT,
  timeZone: 'Europe/London',
  section: 'observations',
  version: 2,
  changedPaths: [],
  deviceTime: null,
  revision: null,
  reason: null,
  author: { userId: null, firstName: 'Ada', lastName: 'Moss' },
  ...change,
});
const signed = (change: Partial<HistoryLine>): HistoryLine =>
  line({ kind: 'SIGNED', section: null, version: null, revision: 1, ...change });

describe('two compared versions', () => {
  it('show the record at two moments', () => {
    expect(comparedAs(line({}), line({ version: 3, at: LATER }), null)).toEqual({
      section: null,
      marks: [{ at: AT }, { at: LATER }],
    });
    expect(comparedAs(line({}), signed({ at: LATER }), null).marks).toEqual([{ at: AT }, { at: LATER }]);
  });

  it('use section version numbers if a section was requested', () => {
    expect(comparedAs(line({}), line({ version: 3, at: LATER }), 'observations')).toEqual({
      section: 'observations',
      marks: [
        { section: 'observations', version: 2 },
        { section: 'observations', version: 3 },
      ],
    });
  });

  it('are told apart by number if a section had both at one moment', () => {
    expect(comparedAs(line({}), line({ version: 3 }), null)).toEqual({
      section: 'observations',
      marks: [
        { section: 'observations', version: 2 },
        { section: 'observations', version: 3 },
      ],
    });
    const ofTwo = comparedAs(line({}), line({ section: 'PrimarySurvey', version: 3 }), null);
    expect(ofTwo).toEqual({ section: null, marks: [{ at: AT }, { at: AT }] });
  });
});

describe('what was done', () => {
  it('says that the scores were recalculated, if nobody entered anything', () => {
    expect(lineWords(line({ reason: 'the pregnancy information was changed' }))).toBe(
      'recalculated the scores in Observations: the pregnancy information was changed',
    );
    expect(lineWords(line({ changedPaths: ['entries/a/heart_rate'] }))).toBe('wrote in Observations');
  });
});

describe('who did it', () => {
  it('is the system if a score followed without an account', () => {
    expect(authorOf(line({}))).toBe('Ada Moss');
    expect(authorOf(line({ author: { userId: null, firstName: '', lastName: '' } }))).toBe('Sideline');
  });
});
