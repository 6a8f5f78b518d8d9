import { unusual } from '@sideline/schema/prf/rules/completeness';
import { liveEntries } from '@sideline/schema/prf/record/facts';
import { childSignsNote } from '@sideline/schema/clinical/single-signs';
import { alertInSentence } from '@sideline/schema/prf/rules/alerts';
import { intervalsChecked } from '@sideline/schema/prf/rules/warning-signs';
import { openAlerts } from '../questions/section-progress';
import { useDraft, useFacts, useMissing, usePrf, useUndecided, useView } from '../prf-context';
import { AmendmentActions } from '../amending/amendment-actions';
import { AmendmentChanges } from '../amending/amendment-changes';
import { useFormatOptions } from '../differences/use-format-options';
import { NoticeList, type ReviewLine } from './notice-list';
import { RecordActions } from './record-actions';
import { lineLabel, lineTarget } from '../fields/line-target';
import { alertControlId } from '../observations/alert-control-id';
import { QuestionList } from '../questions/question-list';
import { openQuestionsOf } from '../questions/questions';
import { undecidedLine } from './undecided-line';
import { useMissingPictures } from '../pictures/missing-pictures';
import { SignedRecord } from './signed-record';

/**
 * What is needed to sign, what contradicts, and what is unusual, each with a link. Then the signature (screens section
 * 2).
 */
export function ReviewSection() {
  const { record, amending, isReadOnly } = usePrf();
  const facts = useFacts();
  const missing = useMissing();
  const undecided = useUndecided();
  const alerts = useView(openAlerts);
  const draft = useDraft();
  const { customPrfId } = draft;
  const pictures = useMissingPictures();
  const questionCount = useView(openQuestionsOf).length;
  const options = useFormatOptions(
    undecided.flatMap((one) => (one.kind === 'refused' ? [{ section: one.section, paths: [one.path] }] : [])),
  );
  if (record?.signature && !amending) return <SignedRecord />;

  const missingLines: ReviewLine[] = [
    ...undecided.map((one) => undecidedLine(one, draft, options)),
    ...missing.map((item) => ({
      key: `${item.section}.${item.entryId ?? ''}.${item.field}`,
      target: lineTarget(item, facts),
      label: lineLabel(item, item.label),
      text: item.reason,
    })),
    ...pictures,
    ...alerts.map((alert) => ({
      key: alert.entryId,
      target: { section: 'observations', controlId: alertControlId(alert.entryId) },
      label: `Action on ${alertInSentence(alert)}`,
      text: 'Record what was done about it.',
    })),
  ];
  const noticeLines = (notices: ReturnType<typeof unusual>): ReviewLine[] =>
    notices.map((notice) => ({
      key: `${notice.code}.${notice.section}.${notice.entryId ?? ''}.${notice.field}`,
      target: lineTarget(notice, facts),
      label: lineLabel(notice, notice.label),
      text: notice.message,
    }));
  const childNote = childSignsNote(facts.ageYears);
  const hasDrugs = liveEntries(facts, 'ClinicalInterventions', 'drugs_administered').length > 0;
  const hints = [...(childNote === null ? [] : [childNote]), ...(hasDrugs ? [intervalsChecked(facts)] : [])];

  return (
    <>
      {amending ? <AmendmentChanges /> : null}
      <NoticeList
        title="Needed before signing"
        lines={missingLines}
        nothing="Nothing is missing. The record can be signed."
        tone="danger"
      />
      <QuestionList />
      <NoticeList
        title="Unusual"
        hint={hints.length > 0 ? hints.join(' ') : null}
        lines={noticeLines(unusual(facts))}
        nothing="No unusual values or red signs."
        tone="warning"
      />
      {amending ? (
        <AmendmentActions missingCount={missingLines.length} questionCount={questionCount} />
      ) : customPrfId === null ? (
        <p className="prf-quiet">
          Nothing has been entered yet. The record is created when you make your first entry.
        </p>
      ) : (
        <RecordActions
          missingCount={missingLines.length}
          questionCount={questionCount}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  );
}
