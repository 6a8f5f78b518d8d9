import { describe, expect, it } from 'vitest';
import { newDraft } from './drafts/draft-state';
import { sectionDraft } from './drafts/draft-view';
import { stepsAt } from './drafts/steps-at';
import { authorsOf, sectionsWithUnknownWriters } from './authors-since';

const { edit, load } = stepsAt('2026-11-20T14:32:00.000Z');
const KEY = 'PrimarySurvey';
const read = load(newDraft('prf'), 'SL-1', { [KEY]: { version: 3, data: { airway: 'clear' } } });
const typed = edit(edit(read, KEY, 'airway', 'obstructed'), KEY, 'consent', 'verbal');

const line = (author: string, at: string, changedPaths: string[]) => ({
  kind: 'WROTE' as const,
  at,
  changedPaths,
  author: { userId: author, firstName: author, lastName: 'Hale' },
});

describe('the authors of changes since this device read the section', () => {
  it('are requested only if something is unsent and the server is more than one version ahead', () => {
    expect(sectionsWithUnknownWriters(typed, [{ key: KEY, version: 5 }])).toEqual([KEY]);
    expect(sectionsWithUnknownWriters(typed, [{ key: KEY, version: 4 }])).toEqual([]);
    expect(sectionsWithUnknownWriters(read, [{ key: KEY, version: 5 }])).toEqual([]);
  });

  it('are named beside each side of each choice', () => {
    const authors = authorsOf([
      line('Callum', '2026-11-20T14:31:00.000Z', ['consent']),
      line('Amara', '2026-11-20T14:30:00.000Z', ['airway', 'consent']),
    ]);
    const after = load(typed, 'SL-1', {
      [KEY]: {
        version: 5,
        data: { airway: 'unclear', consent: 'written' },
        author: 'Callum Hale',
        at: '2026-11-20T14:31:00.000Z',
        authors,
      },
    });
    expect(sectionDraft(after, KEY).conflict?.authors).toEqual({
      airway: { author: 'Amara Hale', at: '2026-11-20T14:30:00.000Z' },
      consent: { author: 'Callum Hale', at: '2026-11-20T14:31:00.000Z' },
    });
  });
});
