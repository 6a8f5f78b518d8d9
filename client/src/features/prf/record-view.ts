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

/** Keeps the last answer for as long as what it was worked out from is the very same. */
const remembered = <O>(inputs: () => readonly unknown[], work: () => O): (() => O) => {
  let last: { readonly from: readonly unknown[]; readonly answer: O } | null = null;
  return () => {
    const from = inputs();
    if (last?.from.every((input, index) => input === from[index]) !== true) last = { from, answer: work() };
    return last.answer;
  };
};

/**
 * What follows from a draft and from the record beneath it: worked out once, when first asked, for everybody on the screen
 * who looks. An answer stays the same object until something that it rests on has changed.
 */
export class RecordView {
  readonly subscribe: DraftStore['subscribe'];
  readonly draft: () => DraftState;
  /** Everything as shown on this screen; half-typed text and the way to the server change nothing in it. */
  readonly facts: () => PrfFacts;
  /** What stands between the record and a signature, open alerts apart. */
  readonly missing: () => readonly Missing[];
  /** What the record is asked, with the answers; nothing while the rules that ask are on their way. */
  readonly questions: () => readonly AskedQuestion[];
  /** Fields that wait for a choice or a correction on this device. */
  readonly undecided: () => readonly Undecided[];

  constructor(
    store: DraftStore,
    readonly record: PrfRecord | null,
    /** The provider's formulary; null where it is not at hand. */
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
