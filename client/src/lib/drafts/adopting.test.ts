import { LIMITS } from '@sideline/schema/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt, keepAdopted, type LeftDraft } from './adopting';
import { newDraft, type DraftState } from './draft-state';
import { edit } from './draft-transitions';
import { shownValues } from './draft-view';
import { forgetWaiting, keepDraft } from './kept-drafts';

const NOW = new Date('2026-11-20T14:32:00.000Z');
let made = 0;
const newId = () => `command-${(made += 1)}`;

const written = (prfId: string, complaint: string): DraftState =>
  edit(newDraft(prfId), 'incidentDetails', 'chief_complaint', complaint);
const left = (id: string, state: DraftState | undefined, row: Partial<LeftDraft['row']> = {}): LeftDraft => ({
  row: { id, prfId: state?.prfId ?? 'closed', keptAt: NOW.getTime(), isUnsent: true, ...row },
  state,
});

describe('taking over what ended tabs left', () => {
  it('joins the rows of one record and lets go of exactly these', () => {
    const adopted = adopt(
      [
        left('first', written('prf', 'Fall')),
        left('second', edit(newDraft('prf'), 'PrimarySurvey', 'airway', 'clear')),
        left('third', written('other', 'Burn')),
      ],
      NOW,
      newId,
    );
    expect(adopted.map(({ draftKey, rows }) => [draftKey, rows])).toEqual([
      ['prf', ['first', 'second']],
      ['other', ['third']],
    ]);
    const [joined] = adopted;
    expect(joined && shownValues(joined.state, 'incidentDetails')).toEqual({ chief_complaint: 'Fall' });
    expect(joined && shownValues(joined.state, 'PrimarySurvey')).toEqual({ airway: 'clear' });
  });

  it('leaves a row where it is that today’s key does not open, and one to be wiped', () => {
    const old = { keptAt: NOW.getTime() - LIMITS.autosave.keptForMs - 1 };
    const rows = adopt(
      [
        left('closed', undefined),
        left('confirmed', written('prf', 'Fall'), { ...old, isUnsent: false }),
        left('unsent', written('other', 'Burn'), old),
      ],
      NOW,
      newId,
    ).flatMap((draft) => draft.rows);
    expect(rows).toEqual(['unsent']);
  });

  it('goes on with a draft that the disk does not take, and with those behind it', async () => {
    const adopted = adopt(
      [left('a', written('prf', 'Fall')), left('b', written('other', 'Burn'))],
      NOW,
      newId,
    );
    const kept: string[] = [];
    const failed: string[] = [];
    const states = await keepAdopted(
      adopted,
      ({ draftKey }) => {
        if (draftKey === 'prf') return Promise.reject(new Error('full'));
        kept.push(draftKey);
        return Promise.resolve();
      },
      ({ draftKey }) => failed.push(draftKey),
    );
    expect(states.map(({ prfId }) => prfId)).toEqual(['prf', 'other']);
    expect([kept, failed]).toEqual([['other'], ['prf']]);
  });
});

describe('keeping a draft where nothing can be kept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries again without another edit, until its writer has left', async () => {
    keepDraft(written('prf', 'Fall'));
    for (let tried = 0; tried < 3; tried += 1) {
      await vi.runOnlyPendingTimersAsync();
      expect(vi.getTimerCount()).toBe(1);
    }
    forgetWaiting();
    expect(vi.getTimerCount()).toBe(0);
  });
});
