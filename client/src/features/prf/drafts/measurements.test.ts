import { canonicalChanges, type SectionData } from '@sideline/schema/prf/record/canonical';
import { applyChanges, mergeChanges } from '@sideline/schema/prf/record/merge';
import { validateChanges } from '@sideline/schema/prf/rules/validate';
import { LIMITS } from '@sideline/schema/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAt, type Values } from './changes';
import { joinDrafts } from './draft-joining';
import { newDraft, type CommandResult, type DraftCommand, type DraftState } from './draft-state';
import * as transitions from './draft-transitions';
import { hasWork, sectionDraft, shownValues, undecidedFields } from './draft-view';

const KEY = 'observations';
const SET = '0197a3c8-0000-7000-8000-000000000001';
const FIGURES = ['bp_systolic', 'bp_diastolic'] as const;
type Figure = (typeof FIGURES)[number];
const pathOf = (figure: string) => `entries/${SET}/${figure}`;
const inSet = (change: Readonly<Record<string, unknown>>): SectionData => ({
  entries: [{ id: SET, ...change }],
});
const pressureIn = (values: Values): string =>
  FIGURES.map((figure) => {
    const value = valueAt(values, pathOf(figure));
    return typeof value === 'number' ? String(value) : '';
  }).join('/');

/** The server as far as one section's commands go, by the rules that it really has. */
class Server {
  readonly versions: SectionData[] = [{}];
  /** The pressures that stood there by this device's commands, and by others'. */
  readonly ours = new Set<string>();
  readonly theirs = new Set<string>(['/']);

  get data(): SectionData {
    return this.versions.at(-1) ?? {};
  }
  get version(): number {
    return this.versions.length - 1;
  }

  /** Somebody else, who sees what stands there, changes it. */
  change(change: SectionData) {
    if (this.#problems(change).length > 0) return;
    this.versions.push(applyChanges(KEY, this.data, change));
    this.theirs.add(pressureIn(this.data));
  }

  take(commands: readonly DraftCommand[]): CommandResult[] {
    const own: { readonly version: number; readonly changes: SectionData }[] = [];
    return commands.map((command): CommandResult => {
      const { commandId, section, baseVersion } = command;
      const changes = canonicalChanges(KEY, command.changes);
      const problems = this.#problems(changes);
      const base = own
        .filter(({ version }) => version > baseVersion)
        .reduce(
          (data, { changes: earlier }) => applyChanges(KEY, data, earlier),
          this.versions[baseVersion] ?? {},
        );
      const merge = mergeChanges(KEY, { base, current: this.data, changes });
      if (problems.length === 0) {
        if (merge.written.length > 0) this.versions.push(merge.data);
        this.ours.add(pressureIn(this.data));
        own.push({ version: this.version, changes });
      }
      const isClash = problems.length === 0 && merge.conflicts.length > 0;
      return {
        commandId,
        customPrfId: 'SL-1',
        section,
        outcome: problems.length > 0 ? 'REFUSED' : isClash ? 'CONFLICT' : merge.isMerged ? 'MERGED' : 'SAVED',
        version: this.version,
        data: this.data,
        conflict: isClash ? { paths: merge.conflicts, authors: {} } : null,
        problems,
        code: problems.length > 0 ? 'BAD_INPUT' : null,
        isKept: false,
        message: null,
      };
    });
  }

  #problems(changes: SectionData) {
    const now = new Date('2026-11-20T14:32:00.000Z');
    return validateChanges(KEY, changes, { now, current: this.data }).map((problem) => ({
      ...problem,
      field: problem.field.replaceAll('.', '/'),
    }));
  }
}

/** A device with one set open, and everything that its screen ever said the pressure was. */
class Device {
  state: DraftState;
  readonly said = new Set<string>();
  readonly last: Record<Figure, number | null> = { bp_systolic: null, bp_diastolic: null };
  #at = Date.parse('2026-11-20T08:00:00.000Z');
  #made = 0;

  constructor(readonly server: Server) {
    this.state = this.#read(newDraft('prf'));
    for (const figure of FIGURES) this.last[figure] = valueAt(server.data, pathOf(figure)) as number | null;
    this.#look();
  }

  get screen(): string {
    return pressureIn(shownValues(this.state, KEY));
  }
  /** What stood at the server by its commands, and nobody ever saw so. */
  get neverSaid(): readonly string[] {
    const { ours, theirs } = this.server;
    return [...ours].filter((pair) => !this.said.has(pair) && !theirs.has(pair));
  }
  get isTyping(): boolean {
    return Object.keys(sectionDraft(this.state, KEY).texts).length > 0;
  }

  enter(figure: Figure, value: number | null) {
    this.last[figure] = value;
    this.#become(transitions.edit(this.state, KEY, pathOf(figure), value, this.#now()));
  }
  type(figure: Figure, problem: string | null) {
    this.#become(transitions.keepText(this.state, KEY, pathOf(figure), { text: '1', problem }, this.#now()));
  }
  forget(figure: Figure) {
    this.#become(transitions.keepText(this.state, KEY, pathOf(figure), null, this.#now()));
  }
  wait() {
    this.#at += (LIMITS.recordedApartMinutes + 1) * 60_000;
  }
  seal(isLast: boolean) {
    this.#become(transitions.seal(this.state, { ...this.#sealing(), isLast }));
  }
  /** What waits reaches the server; its answer arrives, or is lost on the way. */
  send() {
    this.seal(false);
    if (this.state.queue.length > 0)
      this.#become(transitions.acknowledge(this.state, this.server.take(this.state.queue), this.#now()));
  }
  listen() {
    this.#become(this.#read(this.state));
  }
  choose(side: 'mine' | 'theirs') {
    const path = sectionDraft(this.state, KEY).conflict?.paths[0];
    if (path !== undefined)
      this.#become(transitions.resolveConflict(this.state, KEY, path, side, this.#now()));
  }
  reload() {
    const kept = JSON.parse(JSON.stringify(this.state)) as DraftState;
    this.#become(joinDrafts(kept, this.#read(newDraft('prf')), this.#sealing()));
  }
  sendAll() {
    for (let turn = 0; hasWork(this.state) && turn < 20; turn += 1) this.send();
  }

  #read(state: DraftState): DraftState {
    const { version, data } = this.server;
    return transitions.load(state, 'SL-1', { [KEY]: { version, data } }, this.#now());
  }
  #now = () => new Date((this.#at += 1)).toISOString();
  #sealing = () => ({ now: this.#now(), newId: () => `command-${String((this.#made += 1))}` });
  #become(next: DraftState) {
    this.state = next;
    this.#look();
  }
  #look() {
    if (!this.isTyping) this.said.add(this.screen);
  }
}

type Act = (device: Device) => void;
const figure = fc.constantFrom(...FIGURES);
const pressure = fc.constantFrom(null, 40, 50, 70, 80, 120, 130);
const entering = fc.tuple(figure, pressure).map(([name, value]): Act => (device) => {
  device.enter(name, value);
});
const HAND: readonly fc.Arbitrary<Act>[] = [
  entering,
  entering,
  fc.tuple(figure, fc.constantFrom(null, 'Out of its limits.')).map(([name, problem]): Act => (device) => {
    device.type(name, problem);
  }),
  figure.map((name): Act => (device) => {
    device.forget(name);
  }),
  fc.constantFrom<Act>(
    (device) => {
      device.send();
    },
    (device) => {
      device.send();
    },
    (device) => {
      device.wait();
    },
    (device) => {
      device.seal(false);
    },
    (device) => {
      device.seal(true);
    },
    (device) => {
      device.reload();
    },
  ),
];
const OTHERS: readonly fc.Arbitrary<Act>[] = [
  fc
    .record({ bp_systolic: pressure, bp_diastolic: pressure, heart_rate: pressure }, { requiredKeys: [] })
    .map((change): Act => (device) => {
      device.server.change(inSet(change));
    }),
  fc.constant<Act>((device) => {
    device.listen();
  }),
  fc.constantFrom('mine' as const, 'theirs' as const).map((side): Act => (device) => {
    device.choose(side);
  }),
];
const begin = (stored: boolean) => {
  const server = new Server();
  if (stored) server.change(inSet({ heart_rate: 80, bp_systolic: 120, bp_diastolic: 80 }));
  return new Device(server);
};

describe('a measurement of several fields', () => {
  it('is sent whole once the refused part is corrected', () => {
    const device = begin(true);
    device.enter('bp_systolic', 70);
    device.send();
    expect(undecidedFields(device.state)).toHaveLength(2);
    expect(pressureIn(device.server.data)).toBe('120/80');
    device.enter('bp_diastolic', 50);
    device.sendAll();
    expect(pressureIn(device.server.data)).toBe('70/50');
    expect(undecidedFields(device.state)).toEqual([]);
  });

  it('is sent whole if the other half is entered before the refusal arrives', () => {
    const device = begin(true);
    device.enter('bp_systolic', 70);
    device.seal(false);
    device.enter('bp_diastolic', 50);
    device.sendAll();
    expect(pressureIn(device.server.data)).toBe('70/50');
    expect([...device.server.ours]).not.toContain('120/50');
    expect(undecidedFields(device.state)).toEqual([]);
  });

  it('waits while half of it is being typed, even over a reload', () => {
    const device = begin(true);
    device.enter('bp_systolic', 130);
    device.type('bp_diastolic', null);
    expect(hasWork(device.state)).toBe(false);
    device.reload();
    device.sendAll();
    expect(pressureIn(device.server.data)).toBe('120/80');
    device.enter('bp_diastolic', 85);
    device.sendAll();
    expect(pressureIn(device.server.data)).toBe('130/85');
  });

  it('is one answer if another person changed its other half', () => {
    const device = begin(true);
    device.enter('bp_systolic', 130);
    device.server.change(inSet({ bp_diastolic: 60 }));
    device.send();
    expect(pressureIn(device.server.data)).toBe('120/60');
    expect(sectionDraft(device.state, KEY).conflict).toMatchObject({
      paths: FIGURES.map(pathOf),
      mine: inSet({ bp_systolic: 130, bp_diastolic: 80 }),
    });
    device.choose('mine');
    expect(sectionDraft(device.state, KEY).conflict).toBeNull();
    device.sendAll();
    expect(pressureIn(device.server.data)).toBe('130/80');
  });

  it('is never on the server other than as shown, and no typed text is lost', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.oneof(...HAND), { maxLength: 14 }), (stored, acts) => {
        const device = begin(stored);
        const typed = () => FIGURES.map((name) => String(device.last[name] ?? '')).join('/');
        for (const act of acts) {
          act(device);
          expect(device.screen).toBe(typed());
          expect(device.neverSaid).toEqual([]);
        }
        for (const name of FIGURES) device.forget(name);
        device.sendAll();
        const { bp_systolic: systolic, bp_diastolic: diastolic } = device.last;
        if (systolic !== null && diastolic !== null && diastolic > systolic)
          expect(undecidedFields(device.state)).not.toEqual([]);
        else {
          expect(undecidedFields(device.state)).toEqual([]);
          expect(pressureIn(device.server.data)).toBe(typed());
        }
        expect(device.neverSaid).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is never made of halves from two people', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...HAND, ...OTHERS), { maxLength: 14 }), (acts) => {
        const device = begin(true);
        for (const act of acts) act(device);
        device.sendAll();
        expect(device.neverSaid).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
