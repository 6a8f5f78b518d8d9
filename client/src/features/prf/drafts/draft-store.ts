import { LIMITS } from '@sideline/schema/limits';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Values } from './changes';
import { LOCK_ERRORS } from '@sideline/schema/lock-errors';
import type { AlertAction, DraftState, KeptText, SealedSignature, StoredSection } from './draft-state';
import { joinDrafts } from './draft-joining';
import * as transitions from './draft-transitions';
import { hasWork, sectionDraft, unsentCount } from './draft-view';
import type { SaveRequest, SaveTransport } from './save-transport';

export interface DraftStoreDeps {
  readonly transport: SaveTransport;
  /** Keeps the draft on the device in its current state. */
  readonly keep: (state: DraftState) => void;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Runs something later, and returns a function that cancels it. Uses the page's timer by default. */
  readonly after?: (ms: number, act: () => void) => () => void;
}

const byTheClock: NonNullable<DraftStoreDeps['after']> = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => {
    clearTimeout(timer);
  };
};

/** A change waits at most this long, even if the person keeps typing. */
const MAX_WAIT_MS = 2 * LIMITS.autosave.afterMs;
const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * One PRF's draft. It holds the state, saves it automatically, and notifies its listeners. The state changes only by the
 * pure steps of draft-transitions.
 */
export class DraftStore {
  private state: DraftState;
  private readonly listeners = new Set<() => void>();
  private readonly settlers = new Set<() => void>();
  private cancelSend: (() => void) | null = null;
  private firstEditAt: number | null = null;
  private underWay: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    initial: DraftState,
    private readonly deps: DraftStoreDeps,
  ) {
    this.state = initial;
  }

  /** The PRF's id. */
  get id(): string {
    return this.state.prfId;
  }

  readonly getState = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Registers a control that holds typed text until it is a value. It is called before every deliberate save. */
  readonly onSettle = (settle: () => void): (() => void) => {
    this.settlers.add(settle);
    return () => this.settlers.delete(settle);
  };

  /**
   * Takes over what an earlier page left on the device. What this page has loaded and entered since stays. False once it
   * is closed.
   */
  takeUp(kept: DraftState): boolean {
    if (this.isClosed) return false;
    this.replace(joinDrafts(kept, this.state, this.sealing()));
    if (hasWork(this.state)) this.sendIn(0);
    return true;
  }

  /** Its writer has left, so nothing more is sent or written to the disk, which now belongs to the next person. */
  close(): void {
    this.isClosed = true;
    this.clearTimer();
  }

  edit(key: PrfSectionKey, path: string, value: unknown): void {
    this.replace(transitions.edit(this.state, key, path, value, this.now()));
    this.sendSoon();
  }

  private sendSoon(): void {
    if (!hasWork(this.state)) return;
    const now = this.deps.now().getTime();
    this.firstEditAt ??= now;
    // After a failure, the retry has its own schedule.
    if (this.state.failure) return;
    this.sendIn(Math.min(LIMITS.autosave.afterMs, Math.max(0, this.firstEditAt + MAX_WAIT_MS - now)));
  }

  keepText(key: PrfSectionKey, path: string, kept: KeptText | null): void {
    const before = sectionDraft(this.state, key).texts[path];
    if (before?.text === kept?.text && before?.problem === kept?.problem) return;
    this.replace(transitions.keepText(this.state, key, path, kept, this.now()));
    // The other half of its measurement was waiting for it.
    if (kept === null) this.sendSoon();
  }

  answerAlert(answer: AlertAction): void {
    this.settle();
    this.replace(transitions.answerAlert(this.state, answer, this.sealing()));
    if (!this.state.failure) this.sendIn(0);
  }

  moveRowTexts(key: PrfSectionKey, list: string, moved: (index: number) => number | null): void {
    this.replace(transitions.moveRowTexts(this.state, key, list, moved));
  }

  /** Changes the amendment's own details. */
  note(change: Parameters<typeof transitions.note>[1]): void {
    this.replace(transitions.note(this.state, change, this.now()));
  }

  keepPatientForm(kept: Values | null): void {
    if (kept !== this.state.patientForm)
      this.replace(transitions.keepPatientForm(this.state, kept, this.now()));
  }

  /** `readAt`: when the server sent it, ISO 8601; now by default. */
  load(
    customPrfId: string,
    stored: Readonly<Partial<Record<PrfSectionKey, StoredSection>>>,
    readAt = this.now(),
  ): void {
    this.replace(transitions.load(this.state, customPrfId, stored, readAt));
    if (hasWork(this.state) && !this.state.isSending) this.sendIn(LIMITS.autosave.afterMs);
  }

  resolve(key: PrfSectionKey, path: string, side: 'mine' | 'theirs'): void {
    this.replace(transitions.resolveConflict(this.state, key, path, side, this.now()));
    if (hasWork(this.state)) this.sendIn(0);
  }

  lock(reason: Parameters<typeof transitions.lock>[1]): void {
    // Half-typed text still counts as entered before the signature. Nothing is accepted after it.
    this.settle();
    this.replace(transitions.lock(this.state, reason));
  }

  /** Signs the record here. The signature is sent after everything else. */
  sign(sealed: SealedSignature): void {
    this.replace(transitions.putSignature(this.state, sealed));
    this.sendIn(0);
  }

  /** Withdraws the signature, or records that the user has seen that it was refused. */
  withdrawSignature(): void {
    this.replace(transitions.withdrawSignature(this.state));
  }

  /** Discards what was not sent, for good. */
  discard(): void {
    this.clearTimer();
    this.replace(transitions.discard(this.state));
  }

  withhold(isWithheld: boolean): void {
    this.replace(transitions.withhold(this.state, isWithheld));
  }

  unlock(): void {
    this.replace(transitions.unlock(this.state));
    if (hasWork(this.state)) this.sendIn(0);
  }

  /** Turns typed text into values, as far as possible. */
  settle(): void {
    for (const settle of this.settlers) settle();
  }

  /**
   * Saves now: when the section changes, on 'retry', and before review and signing. Resolves to whether everything
   * arrived.
   */
  async flush(): Promise<boolean> {
    this.settle();
    // What is waiting for a command in progress follows it. A failure ends the attempt.
    while (hasWork(this.state) && !this.isClosed) {
      await (this.underWay ?? this.send());
      if (this.state.failure) break;
    }
    return unsentCount(this.state) === 0;
  }

  /** The page may be about to close, so everything is sent, including what follows a command in progress. */
  flushLast(): void {
    this.settle();
    if (this.isClosed || !hasWork(this.state)) return;
    // While the server cannot be reached, each hiding of the page would add commands. Changes kept here follow those that wait.
    const isLast = this.state.failure === null;
    this.replace(transitions.seal(this.state, { ...this.sealing(), isLast }));
    void this.post(true);
  }

  private now(): string {
    return this.deps.now().toISOString();
  }

  private sealing() {
    return { now: this.now(), newId: this.deps.newId };
  }

  private async send(): Promise<void> {
    this.clearTimer();
    if (this.isClosed || this.state.isSending || !hasWork(this.state)) return;
    this.firstEditAt = null;
    this.replace(transitions.seal(this.state, this.sealing()));
    await this.post(false);
  }

  private async post(outlivesPage: boolean): Promise<void> {
    const sending = this.exchange(outlivesPage);
    this.underWay = sending;
    await sending;
    if (this.underWay === sending) this.underWay = null;
  }

  private async exchange(outlivesPage: boolean): Promise<void> {
    const ids = this.state.queue.map(({ commandId }) => commandId);
    await this.sendInTurn(ids, LIMITS.autosave.commandsAtOnce, outlivesPage);
    // A page that closes leaves it to the next, which can show the outcome.
    if (!outlivesPage && !this.isClosed && !this.state.isSending) await this.sendSignature();
    if (this.state.isSending || !hasWork(this.state)) return;
    const attempts = this.state.failure?.attempts ?? 0;
    this.sendIn(
      attempts > 0
        ? (BACK_OFF_MS[Math.min(attempts, BACK_OFF_MS.length) - 1] ?? MAX_WAIT_MS)
        : LIMITS.autosave.afterMs,
    );
  }

  /** Sends the signature made here, once it can be sent. */
  private async sendSignature(): Promise<void> {
    const { prfId, signature } = this.state;
    if (signature?.kind !== 'waiting' || !transitions.isSignatureDue(this.state)) return;
    this.replace(transitions.startSending(this.state));
    await this.receive({ prfId, commands: [], outlivesPage: false, signature: signature.sealed });
  }

  /** Sends commands, up to `atOnce` in a request; false if the rest has to wait. */
  private async sendInTurn(ids: readonly string[], atOnce: number, outlivesPage: boolean): Promise<boolean> {
    for (let start = 0; start < ids.length; start += atOnce) {
      if (this.isClosed) return false;
      const wanted = new Set(ids.slice(start, start + atOnce));
      // In their current state, because an answer to earlier ones has changed their starting version.
      const commands = this.state.queue.filter(({ commandId }) => wanted.has(commandId));
      if (commands.length === 0) continue;
      this.replace(transitions.startSending(this.state));
      if (!(await this.receive({ prfId: this.state.prfId, commands, outlivesPage }))) return false;
    }
    return true;
  }

  /** Sends one request and processes its answer; false if what follows it has to wait. */
  private async receive(request: SaveRequest): Promise<boolean> {
    const { commands, outlivesPage } = request;
    const answer = await this.deps.transport(request);
    const now = this.now();
    switch (answer.kind) {
      case 'answered':
        if (answer.results.some(({ code }) => transitions.isLockCode(code))) this.settle();
        this.replace(transitions.acknowledge(this.state, answer.results, now));
        return true;
      case 'signed': {
        const { message } = LOCK_ERRORS.PRF_LOCKED;
        this.replace(transitions.signatureTaken(this.state, { code: 'PRF_LOCKED', message }, now));
        return true;
      }
      case 'notSigned':
        this.replace(transitions.refuseSignature(this.state, answer));
        return true;
      case 'locked':
        this.lock(answer.lock);
        return false;
      case 'failed':
        this.replace(transitions.sendingFailed(this.state, answer.failure));
        return false;
      case 'rejected': {
        // One bad command must not hold up the others. The batch is halved until the bad one is by itself, and that one
        // is returned to the user.
        if (commands.length > 1) {
          const ids = commands.map(({ commandId }) => commandId);
          return this.sendInTurn(ids, Math.ceil(ids.length / 2), outlivesPage);
        }
        const results = commands.map((command) => ({
          commandId: command.commandId,
          customPrfId: this.state.customPrfId,
          section: command.section,
          outcome: 'REFUSED' as const,
          version: 0,
          data: {},
          conflict: null,
          problems:
            answer.problems.length > 0
              ? answer.problems
              : [{ field: command.section, code: 'REFUSED', message: answer.message }],
          code: null,
          isKept: false,
          message: answer.message,
        }));
        this.replace(transitions.acknowledge(this.state, results, now));
        return true;
      }
    }
  }

  private sendIn(ms: number): void {
    this.clearTimer();
    if (this.isClosed) return;
    this.cancelSend = (this.deps.after ?? byTheClock)(ms, () => void this.send());
  }

  private clearTimer(): void {
    this.cancelSend?.();
    this.cancelSend = null;
  }

  private replace(wanted: DraftState): void {
    const next = transitions.checkSignature(wanted);
    if (next === this.state) return;
    this.state = next;
    if (!this.isClosed) this.deps.keep(next);
    for (const listener of this.listeners) listener();
  }
}
