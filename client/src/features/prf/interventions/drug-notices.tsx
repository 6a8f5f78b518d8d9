import { QuestionCircleOutlined } from '@ant-design/icons';
import { doseChecks, FORMULARY_NOT_LOADED } from '@sideline/schema/prf/rules/dose-checks';
import { drugTotals, totalText } from '@sideline/schema/prf/record/drug-totals';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';

const uncheckedOf = (view: RecordView, drugId: string | undefined): string | null =>
  doseChecks(view.facts()).find(({ entryId }) => entryId === drugId)?.unchecked ?? null;

/** Why this dose was not checked. Questions about it are shown below its entry. */
export function DoseNotChecked({ drugId }: { readonly drugId: string }) {
  const unchecked = useView(uncheckedOf, drugId);
  return unchecked === null ? null : (
    <p className="prf-hint">
      <QuestionCircleOutlined aria-hidden="true" /> {unchecked}
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
