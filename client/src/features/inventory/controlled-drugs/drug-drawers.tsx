import {
  CONTROLLED_MOVE_TABLE,
  CONTROLLED_MOVES,
  COUNT_OCCASION_TABLE,
  DISCREPANCY_OUTCOME_TABLE,
  DISCREPANCY_OUTCOMES,
  needsAuthorisedPerson,
  WITNESSED_OCCASIONS,
  wastedOf,
  type ControlledMove,
  type CountOccasion,
  type DiscrepancyOutcome,
} from '@sideline/schema/inventory/controlled-drugs';
import { localDay } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import {
  controlledCountFacts,
  controlledDoseFacts,
  controlledMoveFacts,
  destructionFacts,
  discrepancyFacts,
} from '@sideline/schema/validation/controlled-drugs';
import { Alert } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { FormField } from '../../../components/ui/entity-form';
import { EventPicker } from '../../../components/pickers/event-picker';
import { PartFailure } from '../../../components/ui/failure';
import { TextField } from '../../../components/ui/text-field';
import type { Saving } from '../../../components/ui/use-saving';
import { useWitnessed } from '../../../components/witness/use-witnessed';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { amountWords } from '../stock-words';
import { LotChoiceField, type ChosenLot } from '../units/lot-choice-field';
import {
  useCloseDrugDiscrepancyMutation,
  useCorrectControlledEntryMutation,
  useCountControlledDrugMutation,
  useDestroyControlledDrugMutation,
  useDrugRegisterQuery,
  useMoveControlledDrugMutation,
  useRecordControlledDoseMutation,
  useWitnessControlledEntryMutation,
  type CountRowFragment,
  type RegisterRowFragment,
} from './controlled-drugs.generated';
import { ChoiceField, LotField, QuantityField, type RegisterLot } from './drug-fields';
import { differenceWords, drugName, firstToUse } from './drug-words';

const controlId = (field: string): string => `drug-${field.replaceAll('.', '-')}`;

interface DrawerProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface RegisterDrawerProps extends DrawerProps {
  readonly register: RegisterRowFragment;
  readonly lots: readonly RegisterLot[];
}

function NoteField(props: {
  readonly saving: Saving;
  readonly value: string;
  readonly label?: string;
  readonly onChange: (note: string) => void;
}) {
  const { saving, value, label = 'Note', onChange } = props;
  return (
    <TextField
      id={controlId('note')}
      label={label}
      value={value}
      isLong
      error={saving.problems.of('note')}
      onChange={onChange}
    />
  );
}

/** The event that it is for, if any. */
function EventField({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  return (
    <FormField id={controlId('eventId')} label="Event">
      <EventPicker id={controlId('eventId')} value={value} onChange={(eventId) => onChange(eventId)} />
    </FormField>
  );
}

/** A dose or waste that is not entered in a PRF. */
export function DoseDrawer({ register, lots, onClose, onDone }: RegisterDrawerProps) {
  const { itemId, locationId, unit } = register;
  const [key] = useState(() => newId());
  const [batchId, setBatchId] = useState(() => firstToUse(lots, localDay(new Date())));
  const [drawnUp, setDrawnUp] = useState<number | null>(1);
  const [given, setGiven] = useState<number | null>(null);
  const [prfNumber, setPrfNumber] = useState('');
  const [eventId, setEventId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [overrideReason, setOverrideReason] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [record] = useRecordControlledDoseMutation({ context: inlineErrors });
  const of = saving.problems.of;
  const wasted = drawnUp === null || given === null ? null : wastedOf(drawnUp, given);
  const submit = async () => {
    const { data, problems } = check(controlledDoseFacts, {
      ...{ key, itemId, batchId: batchId ?? '', locationId, drawnUp, given, eventId, prfNumber, note },
      overrideReason,
    });
    const isSaved = await save(problems, async () => {
      // Earlier doses are entered in a PRF.
      if (data !== null)
        await record({ variables: { input: { ...data, occurredAt: null, witness: input() } } });
    });
    if (!isSaved) return;
    notify.success('Entered in the register.');
    onDone();
  };
  return (
    <DrawerForm
      title={`Dose or waste of ${drugName(register)}`}
      action="Enter in the register"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LotField
        id={controlId('batchId')}
        lots={lots}
        itemId={itemId}
        unit={unit}
        value={batchId}
        error={of('batchId')}
        onChange={setBatchId}
      />
      <FieldRow>
        <QuantityField
          id={controlId('drawnUp')}
          label="Drawn up"
          value={drawnUp}
          error={of('drawnUp')}
          onChange={setDrawnUp}
        />
        <QuantityField
          id={controlId('given')}
          label="Given"
          hint="Enter 0 if all of it is wasted."
          value={given}
          error={of('given')}
          onChange={setGiven}
        />
      </FieldRow>
      <p role="status" style={{ margin: 0 }}>
        {wasted === null || wasted < 0
          ? 'Anything not given counts as wasted.'
          : wasted === 0
            ? 'Nothing is wasted.'
            : `${amountWords(wasted, unit)} wasted.`}
      </p>
      <FieldRow>
        <TextField
          id={controlId('prfNumber')}
          label="PRF number"
          hint="Leave empty if nobody was treated."
          value={prfNumber}
          error={of('prfNumber')}
          onChange={setPrfNumber}
        />
        <EventField value={eventId} onChange={setEventId} />
      </FieldRow>
      <NoteField saving={saving} value={note} onChange={setNote} />
      <TextField
        id={controlId('overrideReason')}
        label="Why an expired lot was used"
        hint="Only in an emergency."
        value={overrideReason}
        error={of('overrideReason')}
        onChange={setOverrideReason}
      />
      {fields()}
    </DrawerForm>
  );
}

/** Issue to a bag, or return to the safe. */
export function MoveDrawer({ register, lots, onClose, onDone }: RegisterDrawerProps) {
  const { itemId, locationId, unit } = register;
  const [key] = useState(() => newId());
  const [kind, setKind] = useState<ControlledMove | null>(
    register.locationKind === 'place' ? 'issue' : 'return',
  );
  const [batchId, setBatchId] = useState(() => firstToUse(lots, localDay(new Date())));
  const [to, setTo] = useState<ChosenPlace | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [eventId, setEventId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [move] = useMoveControlledDrugMutation({ context: inlineErrors });
  const of = saving.problems.of;
  const submit = async () => {
    const { data: facts, problems } = check(controlledMoveFacts, {
      ...{ key, itemId, batchId: batchId ?? '', kind, fromLocationId: locationId, quantity, eventId, note },
      toLocationId: to?.id ?? '',
    });
    const isSaved = await save(problems, async () => {
      if (facts !== null) await move({ variables: { input: { ...facts, witness: input() } } });
    });
    if (!isSaved) return;
    notify.success('Entered in both registers.');
    onDone();
  };
  return (
    <DrawerForm
      title={`Issue or return ${drugName(register)}`}
      action="Enter in the registers"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FieldRow>
        <ChoiceField<ControlledMove>
          id={controlId('kind')}
          label="What happens"
          value={kind}
          options={CONTROLLED_MOVES.map((value) => ({ value, label: CONTROLLED_MOVE_TABLE[value].label }))}
          error={of('kind')}
          onChange={setKind}
        />
        <PlacePicker
          id={controlId('toLocationId')}
          label="To"
          value={to?.id ?? null}
          name={to?.name ?? null}
          but={locationId}
          isRequired
          error={of('toLocationId')}
          onChange={setTo}
        />
      </FieldRow>
      <FieldRow>
        <LotField
          id={controlId('batchId')}
          lots={lots}
          itemId={itemId}
          unit={unit}
          value={batchId}
          error={of('batchId')}
          onChange={setBatchId}
        />
        <QuantityField
          id={controlId('quantity')}
          label="Quantity"
          value={quantity}
          error={of('quantity')}
          onChange={setQuantity}
        />
      </FieldRow>
      <EventField value={eventId} onChange={setEventId} />
      <NoteField saving={saving} value={note} onChange={setNote} />
      {fields()}
    </DrawerForm>
  );
}

/** A blind count: the balance in the register is not shown here. */
export function CountDrawer({ register, onClose, onDone }: Omit<RegisterDrawerProps, 'lots'>) {
  const [id] = useState(() => newId());
  const [occasion, setOccasion] = useState<CountOccasion | null>(null);
  const [counted, setCounted] = useState<number | null>(null);
  const [eventId, setEventId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [count] = useCountControlledDrugMutation({ context: inlineErrors });
  const of = saving.problems.of;
  const submit = async () => {
    const { data, problems } = check(controlledCountFacts, {
      ...{ id, itemId: register.itemId, locationId: register.locationId, occasion, counted, eventId, note },
    });
    const found = { differs: false };
    const isSaved = await save(problems, async () => {
      if (data === null) return;
      const answer = await count({ variables: { input: { ...data, witness: input() } } });
      found.differs = answer.data?.countControlledDrug.drugCount.differs === true;
    });
    if (!isSaved) return;
    if (found.differs)
      notify.warning('The count differs from the register. The administrators have been notified.');
    else notify.success('Counted. The count matches the register.');
    onDone();
  };
  return (
    <DrawerForm
      title={`Count ${drugName(register)}`}
      action="Record count"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FieldRow>
        <ChoiceField<CountOccasion>
          id={controlId('occasion')}
          label="When"
          value={occasion}
          placeholder="Choose when it was counted"
          options={WITNESSED_OCCASIONS.map((value) => ({ value, label: COUNT_OCCASION_TABLE[value].label }))}
          error={of('occasion')}
          onChange={setOccasion}
        />
        <QuantityField
          id={controlId('counted')}
          label="Counted"
          hint={`At ${register.locationName}, across all lots.`}
          value={counted}
          error={of('counted')}
          onChange={setCounted}
        />
      </FieldRow>
      <EventField value={eventId} onChange={setEventId} />
      <NoteField saving={saving} value={note} onChange={setNote} />
      {fields()}
    </DrawerForm>
  );
}

/** Destruction of stock, for schedule 2 in front of an authorised person. Administrators only. */
export function DestroyDrawer({ register, lots, onClose, onDone }: RegisterDrawerProps) {
  const [key] = useState(() => newId());
  const [batchId, setBatchId] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [words, setWords] = useState({ authorisedName: '', authorisedRole: '', method: '' });
  const [note, setNote] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [destroy] = useDestroyControlledDrugMutation({ context: inlineErrors });
  const of = saving.problems.of;
  const isSeen = needsAuthorisedPerson(register.schedule);
  const submit = async () => {
    const { data, problems } = check(destructionFacts, {
      ...{ key, itemId: register.itemId, batchId: batchId ?? '', locationId: register.locationId },
      ...{ quantity, note, ...words },
    });
    const isSaved = await save(problems, async () => {
      if (data !== null) await destroy({ variables: { input: { ...data, witness: input() } } });
    });
    if (!isSaved) return;
    notify.success('Destruction entered in the register.');
    onDone();
  };
  const text = (name: keyof typeof words, label: string, isRequired: boolean) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={words[name]}
      isRequired={isRequired}
      error={of(name)}
      onChange={(value) => setWords((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <DrawerForm
      title={`Destroy ${drugName(register)}`}
      action="Enter destruction"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isSeen ? (
        <Alert
          type="info"
          showIcon
          title="Schedule 2 stock must be destroyed in front of an authorised person. Enter their name and role."
        />
      ) : null}
      <FieldRow>
        <LotField
          id={controlId('batchId')}
          lots={lots}
          itemId={register.itemId}
          unit={register.unit}
          value={batchId}
          error={of('batchId')}
          onChange={setBatchId}
        />
        <QuantityField
          id={controlId('quantity')}
          label="Quantity"
          value={quantity}
          error={of('quantity')}
          onChange={setQuantity}
        />
      </FieldRow>
      <FieldRow>
        {text('authorisedName', 'Authorised person', isSeen)}
        {text('authorisedRole', 'Authorised as', isSeen)}
      </FieldRow>
      {text('method', 'How it is destroyed', true)}
      <NoteField saving={saving} value={note} onChange={setNote} />
      {fields()}
    </DrawerForm>
  );
}

/** A correction: a dated entry that reverses another. Administrators only. */
export function CorrectDrawer(props: DrawerProps & { readonly moveId: string; readonly sequence: number }) {
  const { moveId, sequence, onClose, onDone } = props;
  const [key] = useState(() => newId());
  const [reason, setReason] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [correct] = useCorrectControlledEntryMutation({ context: inlineErrors });
  const submit = async () => {
    const problems =
      reason.trim() === ''
        ? [{ field: 'reason', code: 'required', message: 'Say why you are correcting this entry.' }]
        : null;
    const isSaved = await save(problems, () =>
      correct({ variables: { input: { key, moveId, reason: reason.trim(), witness: input() } } }),
    );
    if (!isSaved) return;
    notify.success('The correction has been entered.');
    onDone();
  };
  return (
    <DrawerForm
      title={`Correct entry ${String(sequence)}`}
      action="Enter correction"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>The entry stays. A new entry with today’s date reverses it.</p>
      <TextField
        id={controlId('reason')}
        label="Why are you correcting it?"
        value={reason}
        isLong
        isRequired
        error={saving.problems.of('reason')}
        onChange={setReason}
      />
      {fields()}
    </DrawerForm>
  );
}

/** A witness proves afterwards that they saw an entry being made. */
export function WitnessDrawer(props: DrawerProps & { readonly moveId: string; readonly what: string }) {
  const { moveId, what, onClose, onDone } = props;
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [prove] = useWitnessControlledEntryMutation({ context: inlineErrors });
  const submit = async () => {
    const isSaved = await save(null, () => prove({ variables: { input: { moveId, witness: input() } } }));
    if (!isSaved) return;
    notify.success('Witnessed.');
    onDone();
  };
  return (
    <DrawerForm
      title="Witness this entry"
      action="Witness entry"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{what}</p>
      {fields(true)}
    </DrawerForm>
  );
}

/** Closes a discrepancy, with a finding. Administrators only. */
export function DiscrepancyDrawer({
  count,
  onClose,
  onDone,
}: DrawerProps & { readonly count: CountRowFragment }) {
  const [outcome, setOutcome] = useState<DiscrepancyOutcome | null>(null);
  const [finding, setFinding] = useState('');
  const [batchId, setBatchId] = useState<string | null>(null);
  const [foundLot, setFoundLot] = useState<ChosenLot | null>(null);
  const isCorrected = outcome === 'corrected';
  const register = useDrugRegisterQuery({
    variables: { itemId: count.itemId, locationId: count.locationId },
  });
  const { saving, save, fields, input } = useWitnessed(controlId);
  const [close] = useCloseDrugDiscrepancyMutation({ context: inlineErrors });
  const of = saving.problems.of;
  const submit = async () => {
    const { data, problems } = check(discrepancyFacts, {
      ...{ countId: count.id, outcome, finding },
      batchId: isCorrected ? (foundLot?.id ?? batchId) : null,
    });
    const send = async () => {
      if (data === null) return;
      await close({ variables: { input: { ...data, ...(isCorrected ? { witness: input() } : {}) } } });
    };
    // Nothing moves if the count matches the register.
    const isSaved = await (isCorrected ? save(problems, send) : saving.run(problems, send));
    if (!isSaved) return;
    notify.success('Discrepancy closed.');
    onDone();
  };
  return (
    <DrawerForm
      title={`Close the discrepancy for ${count.itemName}`}
      action="Close discrepancy"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        {`${count.locationName}: ${amountWords(count.counted, count.unit)} counted, ${differenceWords(count.expected, count.counted)}.`}
      </p>
      <ChoiceField<DiscrepancyOutcome>
        id={controlId('outcome')}
        label="Outcome"
        value={outcome}
        placeholder="Choose what was found"
        options={DISCREPANCY_OUTCOMES.map((value) => ({
          value,
          label: DISCREPANCY_OUTCOME_TABLE[value].label,
        }))}
        error={of('outcome')}
        onChange={setOutcome}
      />
      <TextField
        id={controlId('finding')}
        label="What was found?"
        value={finding}
        isLong
        isRequired
        error={of('finding')}
        onChange={setFinding}
      />
      {isCorrected ? (
        <>
          {register.error ? (
            <PartFailure
              error={register.error}
              title="The lots for this register cannot be loaded just now."
              onRetry={() => void register.refetch()}
            />
          ) : null}
          {count.counted > count.expected ? (
            // A surplus may belong to a lot that the register does not have.
            <LotChoiceField
              id={controlId('batchId')}
              item={{ id: count.itemId, barcode: null }}
              value={foundLot}
              error={of('batchId')}
              onChange={setFoundLot}
            />
          ) : (
            <LotField
              id={controlId('batchId')}
              lots={register.data?.drugRegister.lots ?? []}
              itemId={count.itemId}
              unit={count.unit}
              value={batchId}
              error={of('batchId')}
              onChange={setBatchId}
            />
          )}
          {fields()}
        </>
      ) : null}
    </DrawerForm>
  );
}
