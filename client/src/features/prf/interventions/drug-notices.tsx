import { QuestionCircleOutlined, WarningFilled } from '@ant-design/icons';
import { entriesFieldsOf } from '@sideline/schema/prf/catalogue';
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

/** Fields that an open entry shows at once: what is asked of them is said beneath them. */
const IN_SIGHT: ReadonlySet<string> = new Set(
  (entriesFieldsOf('ClinicalInterventions').find(({ name }) => name === 'drugs_administered')?.fields ?? [])
    .filter((field) => field.further !== true)
    .map(({ name }) => name),
);

type Warnings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const warningsOf = (view: RecordView): Warnings => {
  const warnings: Record<string, Record<string, string>> = {};
  for (const { entryId = '', field, message } of noticesOf(view.facts())) {
    const ofEntry = (warnings[entryId] ??= {});
    ofEntry[field] = ofEntry[field] === undefined ? message : `${ofEntry[field]} ${message}`;
  }
  return warnings;
};

/** What the record and the formulary ask of each drug, for beneath its fields. */
export const useDrugWarnings = (): Warnings => useView(warningsOf);

interface Said {
  readonly asked: readonly string[];
  readonly hidden: readonly string[];
  readonly unchecked: string | null;
}

const saidOf = (view: RecordView, drugId: string | undefined): Said => {
  const facts = view.facts();
  const own = noticesOf(facts).filter(({ entryId }) => entryId === drugId);
  return {
    asked: own.map(({ message }) => message),
    hidden: own.filter(({ field }) => !IN_SIGHT.has(field)).map(({ message }) => message),
    unchecked: doseChecks(facts).find(({ entryId }) => entryId === drugId)?.unchecked ?? null,
  };
};

/**
 * What the record and the formulary ask of this dose, and what was not checked. In the open entry most of it stands beneath the
 * fields; each can be corrected there, or is answered at review.
 */
export function DrugNotices({
  drugId,
  isOpen = false,
}: {
  readonly drugId: string;
  readonly isOpen?: boolean;
}) {
  const { asked, hidden, unchecked } = useView(saidOf, drugId);
  return (
    <>
      {(isOpen ? hidden : asked).map((message) => (
        <p key={message} className="prf-note prf-note-warning">
          <WarningFilled aria-hidden="true" /> {message}
        </p>
      ))}
      {unchecked === null ? null : (
        <p className="prf-hint">
          <QuestionCircleOutlined aria-hidden="true" /> {unchecked}
        </p>
      )}
    </>
  );
}

const isLoaded = (view: RecordView): boolean => view.facts().doseRanges !== undefined;

/** A check that was not made is not one that found nothing. */
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
