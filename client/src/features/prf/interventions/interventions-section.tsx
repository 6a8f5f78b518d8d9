import { WarningFilled } from '@ant-design/icons';
import { allergiesOf } from '@sideline/schema/prf/catalogue/allergies';
import { allergyMatches, sharedClassOf } from '@sideline/schema/prf/rules/allergy-matches';
import { fieldAt, type DrugEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { OTHER_DRUG } from '@sideline/schema/prf/catalogue/formulary';
import { isHeldBack } from '@sideline/schema/prf/record/format';
import { readBack } from '@sideline/schema/prf/record/read-back';
import { Skeleton } from 'antd';
import { takenFromStock } from '../../../components/record-stock/usable-lot';
import { lazyPart } from '../../../components/ui/lazy-part';
import { refusedFields } from '../drafts/draft-view';
import { useOwnOptions } from '../differences/use-format-options';
import { EntriesControl } from '../fields/entries-control';
import type { EntryFootProps } from '../fields/entry-editor';
import { usePrf, useTimeGivenText, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { SectionForm } from '../sections/section-form';
import { entryText } from '../value-text';
import { ConsumableEntries } from './consumable-entries';
import { DoseCheckLimits, DrugTotals, FormularyState } from './drug-notices';
import { eventIn } from './event-in';
import { completeDrug, narrowToDrug } from './narrow-to-drug';
import { ProcedureEntries } from './procedure-entries';

/** Everything that was done. Drugs have the allergies pinned above, and a line to read back. */
export function InterventionsSection() {
  return (
    <SectionForm
      section="ClinicalInterventions"
      groupHead={(group) =>
        group === 'drugs' ? (
          <>
            <PinnedAllergies />
            <DrugTotals />
            <FormularyState />
          </>
        ) : null
      }
      drawField={(field) => {
        if (field.name === 'drugs_administered') return <DrugEntries key={field.name} />;
        if (field.name === 'procedures') return <ProcedureEntries key={field.name} />;
        if (field.name === 'consumables_used') return <ConsumableEntries key={field.name} />;
        return undefined;
      }}
    />
  );
}

const allergiesIn = (view: RecordView) => allergiesOf(view.facts());

function PinnedAllergies() {
  const { texts, words } = useView(allergiesIn);
  return texts.length > 0 ? (
    <p className="prf-callout" data-tone="danger">
      <strong>
        <WarningFilled aria-hidden="true" /> Allergies: {texts.join(', ')}
      </strong>
    </p>
  ) : (
    <p className="prf-hint">{words}</p>
  );
}

function DrugEntries() {
  const { isReadOnly } = usePrf();
  const options = useOwnOptions();
  const field = fieldAt('ClinicalInterventions', 'drugs_administered');
  if (field?.kind !== 'entries') return null;
  return (
    <EntriesControl
      section="ClinicalInterventions"
      field={field}
      isDisabled={isReadOnly}
      isMissing={false}
      isNamedByCard
      adaptField={narrowToDrug}
      complete={completeDrug}
      summarise={(entry) => (
        <DrugSummary
          drug={entry as unknown as DrugEntry}
          details={entryText(field, entry, options, IN_READ_BACK)}
        />
      )}
      aside={(entry) => <DrugAside drug={entry as unknown as DrugEntry} />}
      foot={DrugLot}
    />
  );
}

/** The patient's allergies to this drug. */
function useAllergyWarning(drug: DrugEntry): string | null {
  const { names } = useView(allergiesIn);
  const matches = drug.not_given_reason ? [] : allergyMatches(drug, names);
  if (matches.length === 0) return null;
  const classes = matches.flatMap((allergy) => sharedClassOf(drug, allergy) ?? []);
  const why = classes.map(({ name, source }) => ` Same class: ${name} (${source}).`);
  return `The patient is recorded as allergic: ${matches.join(', ')}.${[...new Set(why)].join('')}`;
}

/** The text of the read-back line for a drug. */
const IN_READ_BACK: ReadonlySet<string> = new Set([
  'drug_name',
  'dose',
  'dose_unit',
  'route',
  'given_by',
  'not_given_reason',
]);

function DrugSummary({ drug, details }: { readonly drug: DrugEntry; readonly details: string }) {
  const warning = useAllergyWarning(drug);
  const timeText = useTimeGivenText();
  return (
    <>
      {readBack(drug, timeText(drug.time_administered))}
      {details === '' ? null : <p className="prf-hint">{details}</p>}
      {warning ? (
        <p className="prf-note prf-note-error">
          <WarningFilled aria-hidden="true" /> {warning}
        </p>
      ) : null}
      <DoseCheckLimits drugId={drug.id} />
    </>
  );
}

/** The labels of values in the line whose box does not hold a value. */
const refusedOfDrug = (view: RecordView, drugId: string): readonly string[] =>
  refusedFields(view.draft(), 'ClinicalInterventions', 'drugs_administered', drugId).map(
    (name) => fieldAt('ClinicalInterventions', `drugs_administered.${name}`)?.label ?? name,
  );

/** Above the open entry: the warning, and the line to read back before the drug is given. */
function DrugAside({ drug }: { readonly drug: DrugEntry }) {
  const warning = useAllergyWarning(drug);
  const timeText = useTimeGivenText();
  const refused = useView(refusedOfDrug, drug.id);
  return (
    <>
      {warning ? (
        <div className="prf-callout" data-tone="danger" role="alert">
          <strong>
            <WarningFilled aria-hidden="true" /> {warning}
          </strong>
        </div>
      ) : null}
      <DoseCheckLimits drugId={drug.id} />
      {drug.drug_name ? (
        <p className="prf-read-back" role="status">
          <span className="prf-hint">Read back: </span>
          {refused.length > 0 ? (
            // Otherwise the earlier value would be read out.
            <strong>
              <WarningFilled aria-hidden="true" /> {refused.join(', ')}: not valid yet. Correct it first.
            </strong>
          ) : (
            <strong>{readBack(drug, timeText(drug.time_administered))}</strong>
          )}
        </p>
      ) : null}
    </>
  );
}

const LotChoice = lazyPart(() => import('../../../components/record-stock/lot-choice'), {
  lost: 'The lots could not be loaded. Enter the lot under More, or try again.',
  fallback: <Skeleton active title={false} paragraph={{ rows: 2 }} />,
});

/** The lot that our own dose was drawn from. A lot that was entered by hand stays as it is, under 'More'. */
function DrugLot({ entryId, entry, onChange }: EntryFootProps) {
  const eventId = useView(eventIn);
  const drug = entry as unknown as DrugEntry;
  const { drug_name: name, batch } = drug;
  const isTaken = takenFromStock(batch) !== null;
  const isByHand = !isTaken && (batch?.lot != null || batch?.expiry != null);
  const isOurs = drug.is_before_arrival !== true && !isHeldBack(entry);
  if (name == null || isByHand || (!isOurs && !isTaken)) return null;
  return (
    <LotChoice
      drug={name}
      named={name === OTHER_DRUG ? (drug.drug_name_other ?? '') : null}
      eventId={eventId}
      entryId={entryId}
      batch={batch}
      onChange={(next) => {
        onChange({ batch: next });
      }}
    />
  );
}
