import { expect, test } from '@playwright/test';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { prfDataSelection } from '@sideline/schema/prf/graphql-fragment';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { savePrf } from '../src/features/prf/save-prf';
import { storedData } from '../src/features/prf/stored-data';
import { pathsOf, valueAt, type Values } from '../src/lib/drafts/changes';
import {
  newDraft,
  type CommandResult,
  type DraftState,
  type StoredSection,
} from '../src/lib/drafts/draft-state';
import { DraftStore } from '../src/lib/drafts/draft-store';
import { sectionDraft, shownValues, unsentCount } from '../src/lib/drafts/draft-view';
import { entryFieldsOf } from '../src/lib/drafts/entry-fields';
import type { SaveAnswer, SaveRequest } from '../src/lib/drafts/save-transport';
import { ACCOUNTS, PASSWORD, type Account } from './sign-in-as';

/**
 * Three devices with the product's own drafts and the real server between them, and all that a muddy field does to both:
 * requests that are lost, answers that are lost, deliveries that come twice or long after, pages that die. In whatever
 * order: nothing that the server acknowledged is lost, nothing that was entered disappears without a choice, and in the
 * end all three show the same.
 */

/** Two of the same clinician: his own other device is another's hand. */
const DEVICES = ['staff', 'admin', 'staff'] as const satisfies readonly Account[];
const ENTRIES = ['first', 'second'] as const;
const PLACES = [
  { section: 'PresentingComplaint', field: 'history_of_presenting_complaint' },
  { section: 'PresentingComplaint', field: 'incident_narrative' },
  { section: 'PresentingComplaint', field: 'activity_details' },
  ...ENTRIES.flatMap((entry) => [
    { section: 'observations', entry, field: 'heart_rate' } as const,
    { section: 'observations', entry, field: 'taken_by' } as const,
  ]),
] as const satisfies readonly { section: PrfSectionKey; entry?: string; field: string }[];
const SECTIONS = [...new Set<PrfSectionKey>(PLACES.map(({ section }) => section))];

/** What becomes of a request: it never arrives, its answer never does, or it arrives twice. */
const FAULTS = ['none', 'none', 'lost', 'unanswered', 'doubled'] as const;
type Fault = (typeof FAULTS)[number];

const device = fc.nat({ max: DEVICES.length - 1 });
const edit = { place: fc.constantFrom(...PLACES), value: fc.integer({ min: 60, max: 64 }) };
const STEP = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('edit' as const), device, ...edit }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      device,
      fault: fc.constantFrom(...FAULTS),
      /** Typed while the request is under way. */
      meanwhile: fc.option(fc.record(edit)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redeliver' as const), device, which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      device,
      side: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
);
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;
type Edit = Pick<Extract<Step, { kind: 'edit' }>, 'place' | 'value'>;

const UNREACHABLE: SaveAnswer = {
  kind: 'failed',
  failure: { kind: 'connection', message: 'The server cannot be reached.' },
};

/** One path of one section, as one text. */
const placeOf = (section: PrfSectionKey, path: string): string => `${section} ${path}`;
/** What is written compares by its text: a list or a number is the same on both sides. */
const textOf = (value: unknown): string => JSON.stringify(value);

/** Every value that the server acknowledged, and the one that stands last at each place. */
class Ledger {
  readonly standing = new Map<string, string>();
  readonly ever = new Set<string>();
  readonly #known = new Set<string>();

  /** Takes a true answer down; a delivery of what was answered before may write nothing. */
  note({ commands }: SaveRequest, results: readonly CommandResult[]): void {
    for (const result of results) {
      const command = commands.find(({ commandId }) => commandId === result.commandId);
      if (command === undefined) throw new Error('An answer to no command');
      if (this.#known.has(command.commandId)) {
        expect(['REPLAYED', 'CONFLICT']).toContain(result.outcome);
        continue;
      }
      expect(['SAVED', 'MERGED', 'CONFLICT']).toContain(result.outcome);
      this.#known.add(command.commandId);
      const clashed = new Set(result.conflict?.paths ?? []);
      for (const path of pathsOf(command.changes, entryFieldsOf(command.section))) {
        if (clashed.has(path)) continue;
        const place = placeOf(command.section, path);
        const value = textOf(valueAt(command.changes, path));
        this.standing.set(place, value);
        this.ever.add(`${place} ${value}`);
      }
    }
  }
}

const valueFor = (field: string, number: number): unknown => {
  if (field === 'heart_rate') return number;
  return field === 'activity_details' ? [String(number)] : String(number);
};

class Device {
  #fault: Fault = 'none';
  #meanwhile: Edit | null = null;
  store: DraftStore;
  /** What was entered here and has neither been replaced nor given up by a choice. */
  readonly entered = new Map<string, string>();
  readonly #sent: SaveRequest[] = [];
  #kept: DraftState;

  constructor(
    private readonly prfId: string,
    private readonly online: <T>(act: (userId: string) => Promise<T>) => Promise<T>,
    private readonly ledger: Ledger,
    private readonly entryIds: Readonly<Record<(typeof ENTRIES)[number], string>>,
  ) {
    this.#kept = newDraft(prfId);
    this.store = this.#open();
  }

  #open(): DraftStore {
    return new DraftStore(newDraft(this.prfId), {
      transport: (request) => this.#deliver(request),
      keep: (state) => {
        this.#kept = state;
      },
      now: () => new Date(),
      newId,
    });
  }

  async #deliver(request: SaveRequest): Promise<SaveAnswer> {
    const fault = this.#fault;
    const meanwhile = this.#meanwhile;
    this.#meanwhile = null;
    if (meanwhile !== null) this.edit(meanwhile);
    if (fault === 'lost') return UNREACHABLE;
    this.#sent.push(request);
    const answer = await this.#save(request);
    const last = fault === 'doubled' ? await this.#save(request) : answer;
    return fault === 'unanswered' ? UNREACHABLE : last;
  }

  async #save(request: SaveRequest): Promise<SaveAnswer> {
    const answer = await this.online((userId) => savePrf(request, userId));
    if (answer.kind !== 'answered') throw new Error(`The server answered ${JSON.stringify(answer)}`);
    this.ledger.note(request, answer.results);
    return answer;
  }

  edit({ place, value: number }: Edit): void {
    const { section, field } = place;
    const path = 'entry' in place ? `entries/${this.entryIds[place.entry]}/${field}` : field;
    const value = valueFor(field, number);
    this.store.edit(section, path, value);
    const { edits, conflict } = sectionDraft(this.store.getState(), section);
    const isOpen =
      conflict?.paths.includes(path) === true || pathsOf(edits, entryFieldsOf(section)).includes(path);
    // Back to what stands or is on its way already: there is nothing to send.
    if (isOpen) this.entered.set(placeOf(section, path), textOf(value));
    else this.entered.delete(placeOf(section, path));
  }

  async send(fault: Fault = 'none', meanwhile: Edit | null = null): Promise<void> {
    this.#fault = fault;
    this.#meanwhile = meanwhile;
    await this.store.flush();
    this.#fault = 'none';
    this.#meanwhile = null;
  }

  /** The page dies; the next one takes up what was on the device. */
  crash(): void {
    const kept = JSON.parse(JSON.stringify(this.#kept)) as DraftState;
    this.store.close();
    this.store = this.#open();
    this.store.takeUp(kept);
  }

  /** Something that was sent before arrives once more. */
  async redeliver(which: number): Promise<void> {
    const request = this.#sent[which % Math.max(1, this.#sent.length)];
    if (request !== undefined) await this.#save(request);
  }

  /** Chooses in one open conflict. Answers whether there was one. */
  choose(side: 'mine' | 'theirs'): boolean {
    for (const section of SECTIONS) {
      const [path] = sectionDraft(this.store.getState(), section).conflict?.paths ?? [];
      if (path === undefined) continue;
      if (side === 'theirs') this.entered.delete(placeOf(section, path));
      this.store.resolve(section, path, side);
      return true;
    }
    return false;
  }
}

type Fetch = typeof globalThis.fetch;

interface Caller {
  readonly userId: string;
  readonly fetchAs: Fetch;
}

/** As browsers do it: addresses below the product's, its origin, and each account's own cookie. */
const signedIn = async (baseURL: string, account: Account, bare: Fetch): Promise<Caller> => {
  const answer = await bare(`${baseURL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL },
    body: JSON.stringify({ email: ACCOUNTS[account], password: PASSWORD }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Signing in answered ${answer.status}`);
  const { id: userId } = (await answer.json()) as { readonly id: string };
  return {
    userId,
    fetchAs: (input, init) =>
      bare(new URL(input instanceof Request ? input.url : input, baseURL), {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), origin: baseURL, cookie },
      }),
  };
};

const READ = `query Read($id: ID!) {
  prf(customPrfId: $id) { customPrfId sections { key version } data ${prfDataSelection(new Set(SECTIONS))} }
}`;

interface ReadAnswer {
  readonly data: {
    readonly prf: {
      readonly customPrfId: string;
      readonly sections: readonly { readonly key: string; readonly version: number }[];
      readonly data: Readonly<Record<string, Values | null>>;
    } | null;
  };
}

interface Reading {
  readonly customPrfId: string;
  readonly sections: Readonly<Partial<Record<PrfSectionKey, StoredSection>>>;
}

const read = async (fetchAs: Fetch, id: string): Promise<Reading> => {
  const answer = await fetchAs('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: READ, variables: { id } }),
  });
  const { prf } = ((await answer.json()) as ReadAnswer).data;
  if (prf === null) throw new Error('There is no such record');
  return {
    customPrfId: prf.customPrfId,
    sections: Object.fromEntries(
      SECTIONS.map((section) => [
        section,
        {
          version: prf.sections.find(({ key }) => key === section)?.version ?? 0,
          data: storedData(prf.data[section]),
        },
      ]),
    ),
  };
};

test('three devices lose nothing and come to show the same, whatever is lost between them', async ({
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const bare = globalThis.fetch;
  const callers: Caller[] = [];
  for (const account of DEVICES)
    // Several journeys signing in with one account at the same moment look like somebody who guesses.
    await expect(async () => {
      callers.push(await signedIn(baseURL, account, bare));
    }).toPass();
  const callerOf = (index: number): Caller => {
    const caller = callers[index];
    if (caller === undefined) throw new RangeError('no device');
    return caller;
  };
  /** One request at a time, so that the order of the answers is the order in which the server took them. */
  const onlineAs =
    (index: number) =>
    async <T>(act: (userId: string) => Promise<T>): Promise<T> => {
      const { fetchAs, userId } = callerOf(index);
      globalThis.fetch = fetchAs;
      try {
        return await act(userId);
      } finally {
        globalThis.fetch = bare;
      }
    };

  const converges = async (steps: readonly Step[]): Promise<void> => {
    const prfId = newId();
    const entryIds = { first: newId(), second: newId() } as const;
    const ledger = new Ledger();
    const devices = DEVICES.map((_, index) => new Device(prfId, onlineAs(index), ledger, entryIds));
    const refresh = async (index: number): Promise<void> => {
      const { customPrfId, sections } = await read(callerOf(index).fetchAs, prfId);
      devices[index]?.store.load(customPrfId, sections);
    };
    // The first makes the record: it is its author's, and the others join.
    devices[0]?.edit({ place: PLACES[0], value: 1 });
    await devices[0]?.send();

    for (const step of steps) {
      const own = devices[step.device];
      if (own === undefined) throw new RangeError('no device');
      switch (step.kind) {
        case 'edit':
          own.edit(step);
          break;
        case 'send':
          await own.send(step.fault, step.meanwhile);
          break;
        case 'read':
          await refresh(step.device);
          break;
        case 'crash':
          own.crash();
          break;
        case 'redeliver':
          await own.redeliver(step.which);
          break;
        case 'choose':
          own.choose(step.side);
          break;
      }
    }

    // Everybody is back: sends, decides, and reads, until there is nothing left to send.
    for (let round = 0; devices.some(({ store }) => unsentCount(store.getState()) > 0); round += 1) {
      expect(round).toBeLessThan(20);
      for (const own of devices) {
        await own.send();
        while (own.choose(round % 2 === 0 ? 'mine' : 'theirs')) continue;
      }
    }
    const stored = await read(callerOf(0).fetchAs, prfId);
    for (const [index] of devices.entries()) await refresh(index);

    const valueIn = (place: string): string => {
      const [section = '', path = ''] = place.split(' ');
      return textOf(valueAt(stored.sections[section as PrfSectionKey]?.data ?? {}, path));
    };
    for (const [place, value] of ledger.standing) expect(valueIn(place), place).toBe(value);
    for (const own of devices) {
      for (const section of SECTIONS)
        expect(shownValues(own.store.getState(), section)).toEqual(stored.sections[section]?.data);
      for (const [place, value] of own.entered)
        expect(ledger.ever.has(`${place} ${value}`), `${place} ${value} was entered`).toBe(true);
      own.store.close();
    }
  };

  await fc.assert(fc.asyncProperty(fc.array(STEP, { minLength: 12, maxLength: 45 }), converges), {
    numRuns: 25,
    seed: 20_261_121,
  });
});
