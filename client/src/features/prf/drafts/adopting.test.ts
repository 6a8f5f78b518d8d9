import { LIMITS } from '@sideline/schema/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt, keptSince, type LeftDraft } from './adopting';
import { newDraft, type DraftState } from './draft-state';
import { DraftStore } from './draft-store';
import { shownValues, unsentCount } from './draft-view';
import { isToWipe } from '../../../lib/device/wiping';
import { leaveDrafts, keepDraft } from './kept-drafts';
import { stepsAt } from './steps-at';

const NOW = new Date('2026-11-20T14:32:00.000Z');
const { edit } = stepsAt(NOW.toISOString());
let made = 0;
const newId = () => `command-${(made += 1)}`;

const written = (prfId: string, complaint: string): DraftState =>
  edit(newDraft(prfId), 'incidentDetails', 'chief_complaint', complaint);
const left = (id: string, state: DraftState | undefined, row: Partial<LeftDraft['row']> = {}): LeftDraft => ({
  row: { id, prfId: state?.prfId ?? 'closed', keptAt: NOW.getTime(), isUnsent: true, ...row },
  state,
});

describe('taking over drafts from closed tabs', () => {
  it('joins the rows of one record and releases exactly those', () => {
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

  it('leaves rows that today’s key cannot open and rows that are due to be wiped', () => {
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
});

describe('a record that the server has whole', () => {
  const HOUR = 60 * 60_000;

  /** One page after the other: each takes over the row that the one before left, and writes it again. */
  const pageLoad = (row: LeftDraft, now: number): LeftDraft => {
    const kept: DraftState[] = [];
    const [adopted] = adopt([row], new Date(now), newId);
    if (!adopted) throw new Error('It is wiped');
    const store = new DraftStore(newDraft('prf'), {
      transport: () => Promise.reject(new Error('Nothing is to be sent')),
      keep: (state) => {
        kept.push(state);
      },
      now: () => new Date(now),
      newId,
    });
    store.takeUp(adopted.state);
    store.close();
    const [state = adopted.state] = kept.slice(-1);
    return left('next', state, { keptAt: keptSince(state, now), isUnsent: unsentCount(state) > 0 });
  };
  const confirmed = stepsAt(NOW.toISOString()).load(newDraft('prf'), 'SL-1', {
    incidentDetails: { version: 1, data: { chief_complaint: 'Fall' } },
  });

  it('is deleted a day later, however often its page is loaded', () => {
    const first = left('first', confirmed, { isUnsent: false });
    const second = pageLoad(pageLoad(first, NOW.getTime() + 9 * HOUR), NOW.getTime() + 20 * HOUR);
    expect(second.row.keptAt).toBe(NOW.getTime());
    expect(isToWipe(second.row, NOW.getTime() + 25 * HOUR)).toBe(true);
  });

  it('is deleted a day later even if an earlier version of the page kept it', () => {
    const { confirmedAt: _, ...early } = confirmed;
    const first = left('first', early as DraftState, { isUnsent: false });
    expect(pageLoad(first, NOW.getTime() + 9 * HOUR).row.keptAt).toBe(NOW.getTime());
  });

  it('stays if the only unsent thing is a choice to let an answer stand', () => {
    const { load, resolveConflict } = stepsAt(NOW.toISOString());
    const asked = load(edit(confirmed, 'incidentDetails', 'chief_complaint', 'Burn'), 'SL-1', {
      incidentDetails: { version: 2, data: { chief_complaint: 'Scald' } },
    });
    const chosen = resolveConflict(asked, 'incidentDetails', 'chief_complaint', 'theirs');
    const later = NOW.getTime() + 48 * HOUR;
    expect(keptSince(chosen, later)).toBe(later);
    const kept = { keptAt: NOW.getTime(), isUnsent: unsentCount(chosen) > 0 };
    expect(isToWipe(kept, later)).toBe(false);
    const [adopted] = adopt([left('first', chosen, kept)], new Date(later), newId);
    expect(adopted?.state.sections.incidentDetails?.choices).toEqual([
      { path: 'chief_complaint', side: 'theirs' },
    ]);
  });

  it('stays while part of it is unsent', () => {
    const first = left('first', edit(confirmed, 'incidentDetails', 'chief_complaint', 'Burn'));
    const [adopted] = adopt([first], new Date(NOW.getTime() + 48 * HOUR), newId);
    expect(adopted && keptSince(adopted.state, NOW.getTime() + 48 * HOUR)).toBe(NOW.getTime() + 48 * HOUR);
  });
});

describe('keeping a draft when storage fails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('retries without another edit, until its writer signs out', async () => {
    keepDraft(written('prf', 'Fall'));
    for (let tried = 0; tried < 3; tried += 1) {
      await vi.runOnlyPendingTimersAsync();
      expect(vi.getTimerCount()).toBe(1);
    }
    await leaveDrafts();
    expect(vi.getTimerCount()).toBe(0);
  });
});
