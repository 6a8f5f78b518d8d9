import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '@sideline/schema/limits';
import { newDraft, type CommandResult, type DraftCommand, type DraftState } from './draft-state';
import { DraftStore } from './draft-store';
import { sectionDraft, shownValues } from './draft-view';
import type { SaveAnswer, SaveRequest } from './save-transport';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that takes everything, one version a command. */
const accept = (request: SaveRequest): SaveAnswer => ({
  kind: 'answered',
  results: request.commands.map((command): CommandResult => ({
    commandId: command.commandId,
    customPrfId: 'SL-1',
    section: command.section,
    outcome: 'SAVED',
    version: command.baseVersion + 1,
    data: command.changes,
    conflict: null,
    problems: [],
    code: null,
    isKept: false,
    message: null,
  })),
});

const setUp = (answer: (request: SaveRequest) => SaveAnswer | Promise<SaveAnswer> = accept) => {
  const requests: SaveRequest[] = [];
  let id = 0;
  const kept: DraftState[] = [];
  const store = new DraftStore(newDraft('prf'), {
    transport: (request) => {
      requests.push(request);
      return Promise.resolve(answer(request));
    },
    keep: (state) => {
      kept.push(state);
    },
    now: () => new Date(),
    newId: () => `command-${(id += 1)}`,
  });
  return { store, requests, kept };
};
const failed = { kind: 'failed', failure: { kind: 'connection', message: 'No answer.' } } as const;

describe('DraftStore', () => {
  it('saves 2 s after the last change and no later than 4 s after the first', async () => {
    const { store, requests } = setUp();
    for (let second = 0; second < 6; second += 1) {
      store.edit('incidentDetails', 'chief_complaint', `Fall ${second}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(requests).toHaveLength(2);
    expect(requests.at(-1)?.commands).toMatchObject([{ changes: { chief_complaint: 'Fall 5' } }]);
    expect(store.getState()).toMatchObject({ customPrfId: 'SL-1', queue: [], failure: null });
  });

  it('sends nothing before the first change', async () => {
    const { store, requests } = setUp();
    await store.flush();
    store.flushLast();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
  });

  it('retries with the same id at growing intervals, until the server accepts', async () => {
    let isUp = false;
    const { store, requests } = setUp((request) => (isUp ? accept(request) : failed));
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(requests).toHaveLength(4);
    isUp = true;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(new Set(requests.flatMap(({ commands }) => commands.map(({ commandId }) => commandId))).size).toBe(
      1,
    );
    expect(store.getState()).toMatchObject({ queue: [], failure: null });
  });

  it('does not let a bad command hold up the others', async () => {
    const { store } = setUp((request) =>
      request.commands.some(({ section }) => section === 'ROLE')
        ? { kind: 'rejected', message: 'Not known.', problems: [] }
        : accept(request),
    );
    store.edit('ROLE', 'role_notes', 'x');
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await vi.advanceTimersByTimeAsync(2_000);
    const state = store.getState();
    expect(state.queue).toEqual([]);
    expect(sectionDraft(state, 'incidentDetails').data).toEqual({ chief_complaint: 'Fall' });
    expect(sectionDraft(state, 'ROLE').refused?.changes).toEqual({ role_notes: 'x' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shownValues(state, 'ROLE')).toEqual({ role_notes: 'x' });
  });

  it('includes half-typed values in a deliberate save, and says whether everything arrived', async () => {
    const { store, requests } = setUp();
    store.onSettle(() => {
      store.edit('PresentingComplaint', 'weight_kg', 70);
    });
    expect(await store.flush()).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('does not say that everything arrived while a text is not a value', async () => {
    const { store } = setUp();
    store.onSettle(() => {
      store.keepText('PresentingComplaint', 'weight_kg', { text: 'heavy', problem: 'Enter a number.' });
    });
    expect(await store.flush()).toBe(false);
    store.keepText('PresentingComplaint', 'weight_kg', null);
  });

  it('sends everything in one lasting request as the page closes, including the command being sent', async () => {
    let release: (answer: SaveAnswer) => void = () => undefined;
    const { store, requests } = setUp((request) =>
      request.outlivesPage ? accept(request) : new Promise<SaveAnswer>((resolve) => (release = resolve)),
    );
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await vi.advanceTimersByTimeAsync(2_000);
    store.edit('incidentDetails', 'chief_complaint', 'Fall from stage');
    store.flushLast();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.at(-1)).toMatchObject({ outlivesPage: true });
    expect(requests.at(-1)?.commands.map(({ changes }) => changes)).toEqual([
      { chief_complaint: 'Fall' },
      { chief_complaint: 'Fall from stage' },
    ]);
    release(accept(requests[0] as SaveRequest));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().queue).toEqual([]);
    expect(shownValues(store.getState(), 'incidentDetails')).toEqual({ chief_complaint: 'Fall from stage' });
  });

  it('continues to send late changes if one of them cannot be kept with the record', async () => {
    const { store, requests } = setUp((request) => ({
      kind: 'answered',
      results: request.commands.map((command) => ({
        commandId: command.commandId,
        customPrfId: 'SL-1',
        section: command.section,
        outcome: 'REFUSED',
        version: command.baseVersion,
        data: {},
        conflict: null,
        problems: [],
        code: 'PRF_LOCKED',
        isKept: command.section !== 'ROLE',
        message: 'Signed.',
      })),
    }));
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    store.edit('ROLE', 'role_notes', 'x');
    store.edit('PrimarySurvey', 'airway', 'clear');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests.map(({ commands }) => commands.length)).toEqual([3]);
    expect(store.getState()).toMatchObject({ queue: [], lock: { takesLate: true, late: 2 } });
    expect(sectionDraft(store.getState(), 'ROLE').refused?.changes).toEqual({ role_notes: 'x' });
    // Another tab of this device had written more.
    store.takeUp({
      ...newDraft('prf'),
      queue: [
        {
          commandId: 'later',
          section: 'SocialHistory',
          baseVersion: 0,
          deviceTime: '2026-11-20T14:32:00.000Z',
          changes: { mobility: 'independent' },
        },
      ],
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.getState()).toMatchObject({ queue: [], lock: { takesLate: true, late: 3 } });
  });

  it('stops when the record is locked and continues when it is unlocked', async () => {
    let isOpen = false;
    const { store, requests } = setUp((request) =>
      isOpen ? accept(request) : { kind: 'locked', lock: { code: 'PRF_NOT_YOURS', message: 'Not yours.' } },
    );
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    isOpen = true;
    store.unlock();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ lock: null, queue: [] });
  });

  it('adds no command each time the page is hidden if nothing has changed', async () => {
    const { store, requests } = setUp(() => failed);
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await vi.advanceTimersByTimeAsync(2_000);
    for (let hidden = 0; hidden < 5; hidden += 1) {
      store.edit('incidentDetails', 'chief_complaint', `Fall ${hidden}`);
      store.flushLast();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(requests.length).toBeGreaterThan(1);
    expect(store.getState().queue).toHaveLength(1);
    expect(shownValues(store.getState(), 'incidentDetails')).toEqual({ chief_complaint: 'Fall 4' });
  });

  describe('with 60 commands waiting', () => {
    const queue = Array.from({ length: 60 }, (_, at): DraftCommand => ({
      commandId: `waiting-${at}`,
      section: 'incidentDetails',
      baseVersion: 3,
      deviceTime: '2026-11-20T14:32:00.000Z',
      changes: { chief_complaint: `Fall ${at}` },
    }));
    const from = async (answer: (request: SaveRequest) => SaveAnswer) => {
      const made = setUp(answer);
      made.store.takeUp({ ...newDraft('prf'), queue });
      await vi.advanceTimersByTimeAsync(0);
      return made;
    };

    it('sends as many as the server accepts at once, and the rest on top of the result', async () => {
      const { store, requests } = await from((request) => ({
        kind: 'answered',
        results: request.commands.map((command, at) => ({
          commandId: command.commandId,
          customPrfId: 'SL-1',
          section: command.section,
          outcome: 'SAVED',
          version: command.baseVersion + at + 1,
          data: command.changes,
          conflict: null,
          problems: [],
          code: null,
          isKept: false,
          message: null,
        })),
      }));
      expect(requests.map(({ commands }) => commands.length)).toEqual([LIMITS.autosave.commandsAtOnce, 10]);
      expect(requests[1]?.commands.map(({ baseVersion }) => baseVersion)).toEqual(Array(10).fill(53));
      expect(requests[1]?.commands.at(-1)?.commandId).toBe('waiting-59');
      expect(store.getState()).toMatchObject({ queue: [], failure: null });
    });

    it('halves a batch that is too large, sending each half on top of the one before', async () => {
      const { store, requests } = await from((request) =>
        request.commands.length > 20
          ? { kind: 'rejected', message: 'Too large.', problems: [] }
          : accept(request),
      );
      const taken = requests.filter(({ commands }) => commands.length <= 20);
      expect(taken.flatMap(({ commands }) => commands.map(({ commandId }) => commandId))).toEqual(
        queue.map(({ commandId }) => commandId),
      );
      expect(taken.map(({ commands }) => commands[0]?.baseVersion)).toEqual(taken.map((_, at) => 3 + at));
      expect(sectionDraft(store.getState(), 'incidentDetails').refused).toBeNull();
      expect(store.getState().queue).toEqual([]);
    });

    it('keeps the rest waiting if a request gets no answer', async () => {
      const { store, requests } = await from(() => failed);
      expect(requests).toHaveLength(1);
      expect(store.getState().queue).toHaveLength(60);
    });
  });

  it('keeps each state where the next visit finds it', async () => {
    const { store, kept } = setUp(() => failed);
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await vi.advanceTimersByTimeAsync(2_000);
    const { store: next, requests } = setUp();
    next.takeUp(kept.at(-1) ?? newDraft('prf'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.commands).toMatchObject([{ changes: { chief_complaint: 'Fall' } }]);
    expect(next.getState().queue).toEqual([]);
  });

  it('sends nothing more once its writer has signed out', async () => {
    const { store, requests, kept } = setUp();
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    store.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
    expect(kept.at(-1)?.sections.incidentDetails?.edits).toEqual({ chief_complaint: 'Fall' });
  });

  it('stores nothing more once its writer has signed out, even if an answer arrives later', async () => {
    let answer: (given: SaveAnswer) => void = () => undefined;
    const { store, requests, kept } = setUp(() => new Promise((resolve) => (answer = resolve)));
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    const flushed = store.flush();
    await vi.advanceTimersByTimeAsync(0);
    store.close();
    const before = kept.length;
    const [request] = requests;
    if (request === undefined) throw new Error('Nothing was sent.');
    answer(accept(request));
    await flushed;
    expect(store.getState().queue).toEqual([]);
    expect(kept).toHaveLength(before);
  });

  describe('half-typed text when another person has signed', () => {
    const late = (request: SaveRequest): SaveAnswer => ({
      kind: 'answered',
      results: request.commands.map((command): CommandResult => ({
        ...{ commandId: command.commandId, customPrfId: 'SL-1', section: command.section },
        ...{ outcome: 'REFUSED', version: 1, data: {}, conflict: null, problems: [] },
        ...{ code: 'PRF_LOCKED', isKept: true, message: 'Signed by another.' },
      })),
    });
    const locked = { kind: 'locked', lock: { code: 'PRF_VOID', message: 'Void.' } } as const;

    it.each([
      ['is entered and goes out as a late edit', late, ['Fall', 'Fall from a horse']],
      ['stays here, unsent', () => locked, ['Fall']],
    ])('%s', async (_what, answer, sent) => {
      const { store, requests } = setUp(answer);
      store.edit('incidentDetails', 'chief_complaint', 'Fall');
      const sending = store.flush();
      let typed: string | null = 'Fall from a horse';
      store.onSettle(() => {
        if (typed !== null) store.edit('incidentDetails', 'chief_complaint', typed);
        typed = null;
      });
      await sending;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(store.getState().lock).not.toBeNull();
      expect(
        requests.flatMap(({ commands }) => commands.map(({ changes }) => changes['chief_complaint'])),
      ).toEqual(sent);
      if (sent.length === 1)
        expect(shownValues(store.getState(), 'incidentDetails')).toMatchObject({
          chief_complaint: 'Fall from a horse',
        });
    });
  });
});
