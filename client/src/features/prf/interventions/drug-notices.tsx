import { QuestionCircleOutlined, WarningFilled } from '@ant-design/icons';
import { contradictions } from '@sideline/schema/prf/completeness';
import { doseChecks, FORMULARY_NOT_LOADED } from '@sideline/schema/prf/dose-checks';
import { drugTotals, totalText } from '@sideline/schema/prf/drug-totals';
import type { PrfFacts } from '@sideline/schema/prf/kinds';
import type { Notice } from '@sideline/schema/prf/notice';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';

/** What is asked of a dose, said beside it. */

/** Said above the drugs, with the patient's own words. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['ALLERGY']);

const kept = new WeakMap<PrfFacts, readonly Notice[]>();
const noticesOf = (facts: PrfFacts): readonly Notice[] => {
  let notices = kept.get(facts);
  if (notices === undefined) {
    notices = contradictions(facts).filter(
      ({ section, entryId, code }) =>
        section === 'ClinicalInterventions' && entryId !== undefined && !SAID_ELSEWHERE.has(code),
    );
    kept.set(facts, notices);
  }
  return notices;
};

interface Said {
  readonly asked: readonly string[];
  readonly unchecked: string | null;
}

const saidOf = (view: RecordView, drugId: string | undefined): Said => {
  const facts = view.facts();
  const check = doseChecks(facts).find(({ entryId }) => entryId === drugId);
  return {
    asked: noticesOf(facts)
      .filter(({ entryId }) => entryId === drugId)
      .map(({ message }) => message),
    unchecked: check?.unchecked ?? null,
  };
};

/**
 * What the record and the formulary say of this dose, and what was not checked. In the open entry it is read out as it comes
 * up; each can be corrected there, or is answered at review.
 */
export function DrugNotices({ drugId, isOpen = false }: { readonly drugId: string; readonly isOpen?: boolean }) {
  const { asked, unchecked } = useView(saidOf, drugId);
  return (
    <>
      <div {...(isOpen ? { role: 'status' } : {})}>
        {asked.map((message) => (
          <p
            key={message}
            className={isOpen ? 'prf-callout' : 'prf-note prf-note-warning'}
            data-tone="warning"
          >
            <span>
              <WarningFilled aria-hidden="true" /> {message}
            </span>
          </p>
        ))}
      </div>
      {unchecked === null ? null : (
        <p className="prf-hint">
          <QuestionCircleOutlined aria-hidden="true" /> {unchecked}
        </p>
      )}
    </>
  );
}

const totalsOf = (view: RecordView): readonly string[] =>
  drugTotals(view.facts())
    .filter(({ doses }) => doses > 1)
    .map(totalText);

const isLoaded = (view: RecordView): boolean => view.facts().doseRanges !== undefined;

/** A check that was not made is not one that found nothing. */
export function FormularyState() {
  return useView(isLoaded) ? null : <p className="prf-hint">{FORMULARY_NOT_LOADED}</p>;
}

/** The total of each drug that was given more than once. */
export function DrugTotals() {
  const totals = useView(totalsOf);
  return totals.length === 0 ? null : (
    <p className="prf-hint">
      <strong>Totals.</strong> {totals.join('. ')}.
    </p>
  );
}
