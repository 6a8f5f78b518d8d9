import { itemWords } from '@sideline/schema/inventory/item-words';
import {
  RECALL_CLASS_TABLE,
  RECALL_CLASSES,
  RECALL_MEASURE_TABLE,
  RECALL_MEASURES,
  type RecallClass,
  type RecallMeasure,
} from '@sideline/schema/inventory/recalls';
import { check } from '@sideline/schema/validation/check';
import { recallFacts } from '@sideline/schema/validation/controlled-drugs';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import {
  useCreateRecallMutation,
  useRecallableLotsQuery,
  useUpdateRecallMutation,
  type RecallPageFragment,
} from './recalls.generated';
import styles from '../inventory.module.css';

interface RecallDrawerProps {
  readonly existing: RecallPageFragment | null;
  /** What it begins with: the lot from whose page it was opened. */
  readonly itemId?: string | null;
  readonly batchId?: string | null;
  readonly onClose: () => void;
  readonly onSaved: (recallId: string) => void;
}

const controlId = (field: string): string => `recall-${field}`;
const NONE: readonly string[] = [];
const NUMBERS_HINT =
  'Include numbers that you have never had. If one of these lots is received later, it is blocked immediately.';

/** What a notice says, as a draft. Administrators only. */
export function RecallDrawer({
  existing,
  itemId = null,
  batchId = null,
  onClose,
  onSaved,
}: RecallDrawerProps) {
  const known = existing?.recall;
  const [id] = useState(() => known?.id ?? newId());
  const [item, setItem] = useState<string | null>(known?.itemId ?? itemId);
  const [lots, setLots] = useState<readonly string[]>(
    existing?.lots.map((lot) => lot.batchId) ?? (batchId === null ? NONE : [batchId]),
  );
  const [lotNumbers, setLotNumbers] = useState<readonly string[]>(known?.lotNumbers ?? NONE);
  const [isAllLots, setAllLots] = useState(known?.isAllLots ?? false);
  const [recallClass, setClass] = useState<RecallClass | null>(known?.recallClass ?? null);
  const [measure, setMeasure] = useState<RecallMeasure | null>(known?.measure ?? null);
  const [words, setWords] = useState({
    title: known?.title ?? '',
    reference: known?.reference ?? '',
    issuedBy: known?.issuedBy ?? '',
    receivedOn: known?.receivedOn ?? todayAsLocalDate(),
    instructions: known?.instructions ?? '',
    lotsFrom: known?.lotsFrom ?? '',
    lotsTo: known?.lotsTo ?? '',
  });
  const [create] = useCreateRecallMutation({ context: inlineErrors });
  const [update] = useUpdateRecallMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const of = saving.problems.of;
  const save = async () => {
    const { data: facts, problems } = check(recallFacts, {
      ...words,
      ...{ itemId: item ?? '', batchIds: isAllLots ? [] : [...lots], isAllLots, recallClass, measure },
      lotNumbers: isAllLots ? [] : [...lotNumbers],
      lotsFrom: isAllLots && words.lotsFrom !== '' ? words.lotsFrom : null,
      lotsTo: isAllLots && words.lotsTo !== '' ? words.lotsTo : null,
    });
    const isSaved = await saving.run(problems, async () => {
      if (facts === null) return;
      if (known === undefined) await create({ variables: { input: { id, ...facts } } });
      else await update({ variables: { input: { id, ...facts, version: known.version } } });
    });
    if (!isSaved) return;
    notify.success('Recall saved as a draft.');
    onSaved(id);
  };
  const text = (
    name: keyof typeof words,
    label: string,
    more: {
      readonly hint?: string;
      readonly type?: 'date';
      readonly isLong?: boolean;
      readonly isRequired?: boolean;
    } = {},
  ) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={words[name]}
      error={of(name)}
      onChange={(value) => setWords((before) => ({ ...before, [name]: value }))}
      {...more}
    />
  );
  return (
    <DrawerForm
      title={known === undefined ? 'New recall' : `Edit ${known.number}`}
      action="Save draft"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('title', 'Title', { isRequired: true })}
      <FieldRow>
        {text('reference', 'Reference of the notice', { isRequired: true })}
        {text('issuedBy', 'Issued by')}
      </FieldRow>
      <FieldRow>
        <FormField id={controlId('recallClass')} label="Class" error={of('recallClass')} isRequired>
          <Choice<RecallClass>
            id={controlId('recallClass')}
            {...(recallClass === null ? {} : { value: recallClass })}
            placeholder="Choose the class"
            options={RECALL_CLASSES.map((value) => ({ value, label: RECALL_CLASS_TABLE[value].label }))}
            style={{ width: '100%' }}
            aria-describedby={describedBy(controlId('recallClass'), undefined, of('recallClass'))}
            onChange={setClass}
          />
        </FormField>
        {text('receivedOn', 'Received', { type: 'date', isRequired: true })}
      </FieldRow>
      <FormField id={controlId('measure')} label="What to do with the stock" error={of('measure')} isRequired>
        <Choice<RecallMeasure>
          id={controlId('measure')}
          {...(measure === null ? {} : { value: measure })}
          placeholder="Choose what to do"
          options={RECALL_MEASURES.map((value) => ({ value, label: RECALL_MEASURE_TABLE[value].label }))}
          style={{ width: '100%' }}
          aria-describedby={describedBy(controlId('measure'), undefined, of('measure'))}
          onChange={setMeasure}
        />
      </FormField>
      {item === null ? (
        <ItemScanField label="Item" error={of('itemId')} isRequired onChoose={(found) => setItem(found.id)} />
      ) : (
        <ItemLots
          itemId={item}
          lots={isAllLots ? null : lots}
          error={of('batchIds')}
          onLots={setLots}
          onChangeItem={() => {
            setItem(null);
            setLots(NONE);
          }}
        />
      )}
      {isAllLots ? null : (
        <FormField
          id={controlId('lotNumbers')}
          label="Other lot numbers in the notice"
          hint={NUMBERS_HINT}
          error={of('lotNumbers')}
        >
          <Choice<string[]>
            id={controlId('lotNumbers')}
            mode="tags"
            value={[...lotNumbers]}
            open={false}
            tokenSeparators={[',', ';', '\n']}
            placeholder="Enter or paste lot numbers"
            style={{ width: '100%' }}
            aria-describedby={describedBy(controlId('lotNumbers'), NUMBERS_HINT, of('lotNumbers'))}
            onChange={setLotNumbers}
          />
        </FormField>
      )}
      <Checkbox
        checked={isAllLots}
        style={{ minHeight: 48, alignItems: 'center' }}
        onChange={(event) => setAllLots(event.target.checked)}
      >
        All lots
      </Checkbox>
      {isAllLots ? (
        <FieldRow>
          {text('lotsFrom', 'Received from', { type: 'date', hint: 'Leave empty for all lots.' })}
          {text('lotsTo', 'To', { type: 'date' })}
        </FieldRow>
      ) : null}
      {text('instructions', 'What the notice asks for', { isLong: true })}
    </DrawerForm>
  );
}

interface ItemLotsProps {
  readonly itemId: string;
  /** Null where it is all of them. */
  readonly lots: readonly string[] | null;
  readonly error: string | null;
  readonly onLots: (lots: readonly string[]) => void;
  readonly onChangeItem: () => void;
}

/** The chosen item, and which of its lots the notice names. */
function ItemLots({ itemId, lots, error, onLots, onChangeItem }: ItemLotsProps) {
  const source = useRecallableLotsQuery({ variables: { itemId } });
  const item = source.data?.stockItem.item;
  return (
    <>
      <div className={styles['placeHead']}>
        <strong>{item === undefined ? '…' : itemWords(item.name, item.strength)}</strong>
        <Button onClick={onChangeItem}>Change item</Button>
      </div>
      {lots === null ? null : (
        <FormField id={controlId('batchIds')} label="Lots" error={error}>
          <Choice<string[]>
            id={controlId('batchIds')}
            mode="multiple"
            value={[...lots]}
            source={source}
            lost="Lots cannot be loaded just now."
            placeholder="Choose the lots named in the notice"
            options={(source.data?.stockBatches.nodes ?? []).map(({ id, lot, expiresOn }) => ({
              value: id,
              label: expiresOn === null ? lot : `${lot}, exp ${formatDate(expiresOn)}`,
            }))}
            style={{ width: '100%' }}
            onChange={onLots}
          />
        </FormField>
      )}
    </>
  );
}
