import { v7 as newId } from 'uuid';
import { isStruckAt, pathsOf, valueAt } from '../../src/features/prf/drafts/changes';
import { newDraft, type DraftState } from '../../src/features/prf/drafts/draft-state';
import { DraftStore } from '../../src/features/prf/drafts/draft-store';
import { canKeepMine } from '../../src/features/prf/drafts/draft-transitions';
import { sectionDraft, shownValues } from '../../src/features/prf/drafts/draft-view';
import { entryFieldsOf } from '../../src/features/prf/drafts/entry-fields';
import type { SaveAnswer, SaveRequest } from '../../src/features/prf/drafts/save-transport';
import type { Ledger } from './ledger';
import { OBSERVED_AT, pathOf, piecesOf, placeOf, SECTIONS, valueFor, type EntryIds } from './places';
import type { Edit, Fault, Step } from './steps';

const UNREACHABLE: SaveAnswer = {
  kind: 'failed',
  failure: { kind: 'connection', message: 'The server cannot be reached.' },
};

interface DeviceDeps {
  readonly prfId: string;
  readonly entryIds: EntryIds;
  readonly ledger: Ledger;
  readonly save: (request: SaveRequest) => Promise<SaveAnswer>;
}

/** A tablet with the product's own draft, and what the field does to it. */
export class Device {
  #fault: Fault = 'none';
  #meanwhile: Edit | null = null;
  store: DraftStore;
  /** What was entered here and has neither been replaced nor given up by a choice: the pieces at each place. */
  readonly entered = new Map<string, readonly string[]>();
  readonly #sent: SaveRequest[] = [];
  readonly #deps: DeviceDeps;
  #kept: DraftState;

  constructor(deps: DeviceDeps) {
    this.#deps = deps;
    this.#kept = newDraft(deps.prfId);
    this.store = this.#open();
  }

  #open(): DraftStore {
    return new DraftStore(newDraft(this.#deps.prfId), {
      transport: (request) => this.#deliver(request),
      keep: (state) => {
        this.#kept = state;
      },
      now: () => new Date(),
      newId,
      // Sends when the course says so, and never by itself: however slow the machine, it is the same course.
      after: () => () => undefined,
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
    const answer = await this.#deps.save(request);
    if (answer.kind !== 'answered') throw new Error(`The server answered ${JSON.stringify(answer)}`);
    this.#deps.ledger.note(request, answer.results);
    return answer;
  }

  edit({ place, value: number }: Edit): void {
    const { section, entry, field } = place;
    const path = pathOf(place, this.#deps.entryIds);
    if (entry !== undefined) {
      const shown = shownValues(this.store.getState(), section);
      // What is struck through here is not offered for writing.
      if (isStruckAt(shown, path)) return;
      const time = pathOf({ entry, field: 'date_time' }, this.#deps.entryIds);
      if (valueAt(shown, time) === null) this.#enter(section, time, OBSERVED_AT);
    }
    this.#enter(section, path, valueFor(field, number));
  }

  strike(entry: Extract<Step, { kind: 'strike' }>['entry'], reason: string): void {
    const section = 'observations';
    const path = pathOf({ entry, field: 'void_reason' }, this.#deps.entryIds);
    const shown = shownValues(this.store.getState(), section);
    const isThere = valueAt(shown, pathOf({ entry, field: 'date_time' }, this.#deps.entryIds)) !== null;
    if (isThere && !isStruckAt(shown, path)) this.#enter(section, path, reason);
  }

  #enter(section: (typeof SECTIONS)[number], path: string, value: unknown): void {
    // It takes nothing any more where it knows that the record is signed.
    if (this.store.getState().lock !== null) return;
    this.store.edit(section, path, value);
    const { edits, conflict } = sectionDraft(this.store.getState(), section);
    const isOpen =
      conflict?.paths.includes(path) === true || pathsOf(edits, entryFieldsOf(section)).includes(path);
    // Back to what stands or is on its way already: there is nothing to send.
    if (isOpen) this.entered.set(placeOf(section, path), piecesOf(section, path, value));
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

  /** Chooses in one open conflict, this side only where it is offered. Answers whether there was one. */
  choose(wanted: 'mine' | 'theirs'): boolean {
    for (const section of SECTIONS) {
      const { conflict } = sectionDraft(this.store.getState(), section);
      const [path] = conflict?.paths ?? [];
      if (!conflict || path === undefined) continue;
      const side = canKeepMine(this.store.getState(), section, path) ? wanted : 'theirs';
      if (side === 'theirs') this.entered.delete(placeOf(section, path));
      this.store.resolve(section, path, side);
      return true;
    }
    return false;
  }
}
