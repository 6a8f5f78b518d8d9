import { describe, expect, it } from 'vitest';
import { pathText } from '../path-label';
import { optionsOf } from './format-options';

const KEY = 'incidentDetails';
const crew = [{ userId: 'u1', staffId: 's1', firstName: 'Ngozi', lastName: 'Adeyemo', position: null }];
const squad = { squadId: 'q1', squadName: 'Comets', teamId: 't1', teamName: 'Northern Stars' };
const record = { event: { eventId: 'e1', name: 'Moor Half Marathon' }, crew, squads: [squad], data: {} };
const lists = {
  events: { nodes: [{ id: 'e2', name: 'Show' }] },
  staffMembers: [{ staffId: 's2', firstName: 'Callum', lastName: 'Denholm' }],
  cheerTeams: [{ squads: [{ id: 'q2', name: 'Meteors' }] }],
};
type Options = Parameters<typeof optionsOf>;
/** With no more of a record and of the lists than names need. */
const options = optionsOf(record as unknown as Options[0], lists as unknown as Options[1]);
const text = (path: string, value: unknown): string => pathText(KEY, path, { [path]: value }, options);

describe('the name of a linked record', () => {
  it('is the record’s own, or the list’s if another person chose it', () => {
    expect(text('crew', ['s1', 's2'])).toBe('Ngozi Adeyemo, Callum Denholm');
    expect([text('event_id', 'e1'), text('event_id', 'e2')]).toEqual(['Moor Half Marathon', 'Show']);
    expect([text('squad_id', 'q1'), text('squad_id', 'q2')]).toEqual(['Comets', 'Meteors']);
  });

  it('is never an id', () => {
    expect(pathText(KEY, 'crew', { crew: ['s9'] }, optionsOf(null))).toBe('Another member of staff');
    expect(text('crew', ['s1', 's9'])).toBe('Ngozi Adeyemo, Former member of staff');
    expect(text('event_id', 'e9')).toBe('An event that is not listed');
    expect(text('squad_id', 'q9')).toBe('A squad that no longer exists');
    expect(
      pathText(
        'SecondarySurvey',
        'investigations/t1/picture',
        { investigations: [{ id: 't1', picture: 'p9' }] },
        options,
      ),
    ).toBe('A picture that no longer exists');
  });
});
