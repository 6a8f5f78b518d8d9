import { openAlertsOf } from '@sideline/schema/prf/rules/alerts';
import { PATIENT_SECTION, isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { sectionState } from '@sideline/schema/prf/rules/missing';
import { answeredHere } from '../drafts/alert-actions';
import { openQuestionsIn, openQuestionsOf } from './questions';
import type { RecordView } from '../record-view';
import { REVIEW_STEP } from '@sideline/schema/prf/catalogue/steps';

export interface Progress {
  readonly state: 'not_started' | 'in_progress' | 'complete';
  readonly missing: number;
}

/** How many questions are open at a step. For the review, all of them. */
export const questionsAtStep = (view: RecordView, step: string): number =>
  (step === REVIEW_STEP.key ? openQuestionsOf(view) : openQuestionsIn(view, step)).length;

/** Alerts of this record without a recorded action, newest first, including those of unsent sets. */
export const openAlerts = (view: Pick<RecordView, 'facts' | 'record' | 'draft'>) =>
  openAlertsOf(
    view.facts().data['observations'],
    [
      ...(view.record?.alerts ?? []).map(({ entryId, total, reasons, action, actionedAt, escalation }) => ({
        entryId,
        total,
        reasons,
        actionedAt,
        escalation,
        isActioned: action !== null,
      })),
      ...answeredHere(view.draft()).map((answer) => ({
        ...answer,
        reasons: answer.reasons ?? [],
        isActioned: true,
      })),
    ],
    view.facts().timeZone,
  );

/** How complete a step of the form is, and how much is still needed to sign. */
export const progressOf = (view: RecordView, step: string): Progress => {
  const alerts = openAlerts(view).length;
  const missing = view.missing();
  const undecided = view.undecided();
  if (step === REVIEW_STEP.key) {
    if (view.record?.signature && view.draft().amendment === null) return { state: 'complete', missing: 0 };
    const count = missing.length + alerts + undecided.length;
    return { state: count === 0 ? 'in_progress' : 'not_started', missing: count };
  }
  if (step !== PATIENT_SECTION.key && !isSectionKey(step)) return { state: 'not_started', missing: 0 };
  const own = sectionState(view.facts(), step, missing);
  const waiting =
    undecided.filter(({ section }) => section === step).length + (step === 'observations' ? alerts : 0);
  return waiting > 0 ? { state: 'in_progress', missing: own.missing + waiting } : own;
};

/** The same with a number of other things needed to sign. */
export const withAwaited = (progress: Progress, count: number): Progress =>
  count === 0
    ? progress
    : {
        state: progress.state === 'complete' ? 'in_progress' : progress.state,
        missing: progress.missing + count,
      };

const MARKS: Readonly<Record<Progress['state'], { mark: string; words: string }>> = {
  not_started: { mark: '○', words: 'not started' },
  in_progress: { mark: '●', words: 'in progress' },
  complete: { mark: '✓', words: 'complete' },
};
export const markOf = (progress: Progress) => MARKS[progress.state];
