import { QuestionCircleOutlined } from '@ant-design/icons';
import { doseChecks, FORMULARY_NOT_LOADED } from '@sideline/schema/prf/rules/dose-checks';
import { drugTotals, totalText } from '@sideline/schema/prf/record/drug-totals';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';

const limitsOf = (view: RecordView, drugId: string | undefined): string => {
  const check = doseChecks(view.facts()).find(({ entryId }) => entryId === drugId);
  // A question says it itself.
  const review = check?.asked.length === 0 ? check.review : null;
  return [check?.unchecked, review].filter(Boolean).join(' ');
};

/**
 * Why this dose was not checked, or that it was by an entry past its review. Questions about it are shown below its entry.
 */
export function DoseCheckLimits({ drugId }: { readonly drugId: string }) {
  const limits = useView(limitsOf, drugId);
  return limits === '' ? null : (
    <p className="prf-hint">
      <QuestionCircleOutlined aria-hidden="true" /> {limits}
    </p>
  );
}

const isLoaded = (view: RecordView): boolean => view.facts().doseRanges !== undefined;

/** A missing check is not the same as a check that found nothing. */
export function FormularyState() {
  return useView(isLoaded) ? null : <p className="prf-hint">{FORMULARY_NOT_LOADED}</p>;
}

const totalsOf = (view: RecordView): readonly string[] =>
  drugTotals(view.facts())
    .filter(({ doses }) => doses > 1)
    .map(totalText);

/** The total of each drug that was given more than once. */
export function DrugTotals() {
  const totals = useView(totalsOf);
  return totals.length === 0 ? null : (
    <p className="prf-hint">
      <strong>Totals.</strong> {totals.join('. ')}.
    </p>
  );
}
