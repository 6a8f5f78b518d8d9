import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { missingForSigning, type Missing } from '@sideline/schema/prf/rules/missing';
import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import type { DraftState } from './drafts/draft-state';
import type { DraftStore } from './drafts/draft-store';
import { shownValues, undecidedFields, type Undecided } from './drafts/draft-view';
import { factsOf } from './prf-facts';
import type { PrfRecord } from './prf-record';
import { onQuestionsHere, questionsHere } from './questions/questions-here';

const NONE: readonly AskedQuestion[] = [];

/** Keeps the last result for as long as its inputs are the same objects. */
const remembered = <O>(inputs: () => readonly unknown[], work: () => O): (() => O) => {
  let last: { readonly from: readonly unknown[]; readonly answer: O } | null = null;
  return () => {
    const from = inputs();
    if (last?.from.every((input, index) => input === from[index]) !== true) last = { from, answer: work() };
    return last.answer;
  };
};

/**
 * Values derived from a draft and the record beneath it: calculated once, when first requested, for every component that
 * reads them. A result stays the same object until something that it depends on has changed.
 */
export class RecordView {
  readonly subscribe: DraftStore['subscribe'];
  readonly draft: () => DraftState;
  /** Everything as shown on this screen. Half-typed text and the state of sending do not change it. */
  readonly facts: () => PrfFacts;
  /** What is still needed to sign, apart from open alerts. */
  readonly missing: () => readonly Missing[];
  /** The questions about the record, with the answers; empty while the rules that ask are loading. */
  readonly questions: () => readonly AskedQuestion[];
  /** Fields that need a choice or a correction on this device. */
  readonly undecided: () => readonly Undecided[];

  constructor(
    store: DraftStore,
    readonly record: PrfRecord | null,
    /** The provider's formulary; null if it is not available. */
    doseRanges: readonly DoseRange[] | null = null,
  ) {
    const draft = store.getState;
    this.draft = draft;
    this.subscribe = (listener) => {
      const stop = [store.subscribe(listener), onQuestionsHere(listener)];
      return () => {
        for (const one of stop) one();
      };
    };
    this.facts = remembered(
      () => PRF_SECTION_KEYS.map((key) => shownValues(draft(), key)),
      () => factsOf(draft(), record, doseRanges),
    );
    this.missing = remembered(
      () => [this.facts()],
      () => missingForSigning(this.facts()),
    );
    const asking = remembered(
      () => [questionsHere()],
      () => questionsHere()?.() ?? (() => NONE),
    );
    this.questions = remembered(
      () => [asking(), this.facts()],
      () => asking()(this.facts()),
    );
    this.undecided = remembered(
      () => [draft().sections, draft().patientForm],
      () => undecidedFields(draft()),
    );
  }
}
