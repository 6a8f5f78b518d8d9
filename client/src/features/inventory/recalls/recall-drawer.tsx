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
import { useCallback, useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { usePickerSearch } from '../../../components/pickers/use-picker-search';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import type { ScannedItem } from '../../../components/scan/use-item-of-code';
import { ScanThese } from '../../../components/scan/scan-these';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import {
  useCreateRecallMutation,
  useRecallableLotOfLabelLazyQuery,
  useRecallableLotOfLabelQuery,
  useRecallableLotsNamedLazyQuery,
  useRecallableLotsQuery,
  useUpdateRecallMutation,
  type RecallableLotFragment,
  type RecallPageFragment,
} from './recalls.generated';
import styles from '../inventory.module.css';
import papers from '../papers/papers.module.css';

interface RecallDrawerProps {
  readonly existing: RecallPageFragment | null;
  /** The initial values: the lot from whose page it was opened. */
  readonly itemId?: string | null;
  readonly batchId?: string | null;
  readonly onClose: () => void;
  readonly onSaved: (recallId: string) => void;
}

/** A chosen lot with its name, because the list holds only what was searched for. */
interface NamedLot {
  readonly id: string;
  readonly name: string;
}

const nameOf = ({ lot, expiresOn }: { readonly lot: string; readonly expiresOn: string | null }): string =>
  expiresOn === null ? lot : `${lot}, exp ${formatDate(expiresOn)}`;
const controlId = (field: string): string => `recall-${field}`;
const NO_LOTS: readonly NamedLot[] = [];
const NONE: readonly string[] = [];
const NUMBERS_HINT =
  'Include numbers that you have never had. If one of these lots is received later, it is blocked immediately.';

/** The content of a notice, as a draft. Administrators only. */
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
  const [lots, setLots] = useState<readonly NamedLot[]>(
    existing?.lots.map((lot) => ({ id: lot.batchId, name: nameOf(lot) })) ??
      (batchId === null ? NO_LOTS : [{ id: batchId, name: '…' }]),
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
  const [readLot] = useRecallableLotOfLabelLazyQuery();
  const [readNamed] = useRecallableLotsNamedLazyQuery();
  const addLot = useCallback(
    (lot: RecallableLotFragment) =>
      setLots((before) =>
        before.some(({ id: known }) => known === lot.id)
          ? before
          : [...before, { id: lot.id, name: nameOf(lot) }],
      ),
    [],
  );
  const addById = useCallback(
    async (lotId: string) => {
      const found = await readLot({ variables: { id: lotId } });
      if (found.data) addLot(found.data.stockBatch.batch);
    },
    [readLot, addLot],
  );
  // Reads the number of the lot from whose page it was opened.
  const opened = useRecallableLotOfLabelQuery({
    variables: { id: batchId ?? '' },
    skip: existing !== null || batchId === null,
  }).data?.stockBatch.batch;
  const named = lots.map((lot) => (lot.id === opened?.id ? { id: lot.id, name: nameOf(opened) } : lot));
  /** The lot of a scanned code is one of the notice's, even if it has never been in stock. */
  const choose = async ({ id: found, lot }: ScannedItem) => {
    setItem(found);
    if (lot === null) return;
    if ('batchId' in lot) {
      await addById(lot.batchId);
      return;
    }
    const read = await readNamed({ variables: { itemId: found, text: lot.number } });
    const same = read.data?.stockBatches.nodes.filter(
      (one) => one.lot.toLowerCase() === lot.number.toLowerCase(),
    );
    if (same?.length) same.forEach(addLot);
    else setLotNumbers((before) => [...new Set([...before, lot.number])]);
  };
  const save = async () => {
    const { data: facts, problems } = check(recallFacts, {
      ...words,
      ...{
        itemId: item ?? '',
        batchIds: isAllLots ? [] : lots.map((lot) => lot.id),
        isAllLots,
        recallClass,
        measure,
      },
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
        {text('reference', 'Notice reference', { isRequired: true })}
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
        <ItemScanField
          label="Item"
          error={of('itemId')}
          isRequired
          onChoose={(found) => void choose(found)}
        />
      ) : (
        <ItemLots
          itemId={item}
          lots={isAllLots ? null : named}
          error={of('batchIds')}
          onLots={setLots}
          onScan={addLot}
          onChangeItem={() => {
            setItem(null);
            setLots(NO_LOTS);
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
  /** Null if it is all of them. */
  readonly lots: readonly NamedLot[] | null;
  readonly error: string | null;
  readonly onLots: (lots: readonly NamedLot[]) => void;
  readonly onScan: (lot: RecallableLotFragment) => void;
  readonly onChangeItem: () => void;
}

/** The chosen item, and which of its lots the notice names: searched by number, or scanned. */
function ItemLots({ itemId, lots, error, onLots, onScan, onChangeItem }: ItemLotsProps) {
  const typed = usePickerSearch();
  const source = useRecallableLotsQuery({ variables: { itemId, text: typed.asked } });
  const read = source.data ?? source.previousData;
  const item = read?.stockItem.item;
  const found = read?.stockBatches.nodes ?? [];
  const chosen = lots ?? NO_LOTS;
  const offered = [
    ...chosen,
    ...found
      .filter(({ id }) => !chosen.some((one) => one.id === id))
      .map((lot) => ({ id: lot.id, name: nameOf(lot) })),
  ];
  return (
    <>
      <div className={styles['placeHead']}>
        <strong>{item === undefined ? '…' : itemWords(item.name, item.strength)}</strong>
        <Button onClick={onChangeItem}>Change item</Button>
      </div>
      {lots === null ? null : (
        <FormField id={controlId('batchIds')} label="Lots" error={error}>
          <div className={papers['scannable']}>
            <Choice<string[]>
              id={controlId('batchIds')}
              mode="multiple"
              value={chosen.map(({ id }) => id)}
              source={source}
              lost="Lots cannot be loaded just now."
              placeholder="Choose the lots named in the notice"
              search={typed.search}
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              style={{ width: '100%' }}
              onChange={(ids) => {
                typed.clear();
                onLots(offered.filter(({ id }) => ids.includes(id)));
              }}
            />
            <ScanThese
              label="Lots"
              lots={found.map((lot) => ({
                ...lot,
                itemId,
                batchId: lot.id,
                ...(item === undefined ? {} : { barcode: item.barcode }),
              }))}
              nameOf={nameOf}
              findElse={(lot) =>
                Promise.resolve(
                  lot.itemId === itemId && lot.batchId !== null
                    ? {
                        ...{ id: lot.batchId, batchId: lot.batchId, itemId, barcode: lot.barcode },
                        ...{ lot: lot.lot ?? '', expiresOn: lot.expiresOn },
                      }
                    : null,
                )
              }
              onChoose={onScan}
            />
          </div>
        </FormField>
      )}
    </>
  );
}
