import { openAlertsOf } from '@sideline/schema/prf/alerts';
import { PATIENT_SECTION, isSectionKey } from '@sideline/schema/prf/catalogue';
import { sectionState, type Missing } from '@sideline/schema/prf/completeness';
import type { PrfFacts } from '@sideline/schema/prf/kinds';
import type { AmendmentNote } from '../../../lib/drafts/draft-state';
import type { Undecided } from '../../../lib/drafts/draft-view';
import type { PrfRecord } from '../prf-record';
import { REVIEW_STEP } from '@sideline/schema/prf/steps';

export interface Progress {
  readonly state: 'not_started' | 'in_progress' | 'complete';
  readonly missing: number;
}

interface ProgressSource {
  readonly facts: PrfFacts;
  readonly record: PrfRecord | null;
  /** Everything that stands between the record and a signature. */
  readonly missing: readonly Missing[];
  readonly undecided: readonly Undecided[];
  readonly amending: AmendmentNote | null;
}

/** Alerts of this record whose action nobody has recorded, newest first; those of sets not sent yet count as well. */
export const openAlerts = (facts: PrfFacts, record: PrfRecord | null) =>
  openAlertsOf(
    facts.data['observations'],
    (record?.alerts ?? []).map(({ entryId, total, action }) => ({
      entryId,
      total,
      isActioned: action !== null,
    })),
  );

/** How far a step of the form is, and how much signing still wants of it. */
export const progressOf = (
  step: string,
  { facts, record, missing, undecided, amending }: ProgressSource,
): Progress => {
  const alerts = openAlerts(facts, record).length;
  if (step === REVIEW_STEP.key) {
    if (record?.signature && !amending) return { state: 'complete', missing: 0 };
    const count = missing.length + alerts + undecided.length;
    return { state: count === 0 ? 'in_progress' : 'not_started', missing: count };
  }
  if (step !== PATIENT_SECTION.key && !isSectionKey(step)) return { state: 'not_started', missing: 0 };
  const own = sectionState(facts, step, missing);
  const waiting =
    undecided.filter(({ section }) => section === step).length + (step === 'observations' ? alerts : 0);
  return waiting > 0 ? { state: 'in_progress', missing: own.missing + waiting } : own;
};

const MARKS: Readonly<Record<Progress['state'], { mark: string; words: string }>> = {
  not_started: { mark: '○', words: 'not started' },
  in_progress: { mark: '●', words: 'in progress' },
  complete: { mark: '✓', words: 'complete' },
};
export const markOf = (progress: Progress) => MARKS[progress.state];
