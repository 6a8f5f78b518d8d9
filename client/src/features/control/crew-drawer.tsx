import { CREW_OWN_STATES, CREW_STATE_LABELS, type CrewOwnState } from '@sideline/schema/control/crews';
import { crewFacts } from '@sideline/schema/control/validation';
import { POSITION_LABELS } from '@sideline/schema/positions';
import { check } from '@sideline/schema/validation/check';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { ActFailure } from '../../components/ui/act-failure';
import { Choice } from '../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { OfferedTextField } from '../../components/pickers/offered-text';
import { TextField } from '../../components/ui/text-field';
import { BagScanField, type BagChoice } from '../../components/scan/bag-scan-field';
import { useActFailure } from '../../components/ui/use-act-failure';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { bagsOf } from './control-words';
import {
  ControlBagsDocument,
  useControlReadyBagsQuery,
  useIssueCrewBagMutation,
  useSaveCrewMutation,
  type ControlBagFieldsFragment,
  type ControlCrewFieldsFragment,
  type ControlPersonFieldsFragment,
} from './control.generated';

interface CrewDrawerProps {
  readonly eventId: string;
  readonly existing: ControlCrewFieldsFragment | null;
  readonly people: readonly ControlPersonFieldsFragment[];
  /** The bags of stock that are at the event. */
  readonly bags: readonly ControlBagFieldsFragment[];
  readonly onClose: () => void;
}

interface ReadyBag {
  readonly id: string;
  readonly name: string;
}

const controlId = (field: string): string => `crew-${field}`;
const PEOPLE_HINT = 'People with a shift at this event. Those on shift now come first.';

const positionOf = (position: string): string =>
  (POSITION_LABELS as Readonly<Record<string, string>>)[position] ?? position;

/** A crew: call sign, people, bag, vehicle and whether it can be sent. */
export function CrewDrawer({ eventId, existing, people, bags, onClose }: CrewDrawerProps) {
  const [crewId] = useState(() => existing?.id ?? newId());
  const [draft, setDraft] = useState({
    callSign: existing?.callSign ?? '',
    bag: existing?.bag ?? '',
    vehicle: existing?.vehicle ?? '',
  });
  const [ownState, setOwnState] = useState<CrewOwnState>(existing?.ownState ?? 'available');
  const [staffIds, setStaffIds] = useState<readonly string[]>(
    existing?.members.map(({ staffId }) => staffId) ?? [],
  );
  const saving = useSaving(controlId);
  const scanning = useActFailure();
  const [saveCrew] = useSaveCrewMutation({ context: inlineErrors });
  const [issueBag] = useIssueCrewBagMutation({ context: inlineErrors });
  const [bag, setBag] = useState<ReadyBag | null>(null);
  const shelf = useControlReadyBagsQuery({ fetchPolicy: 'cache-and-network' });
  const ready = (shelf.data?.bags.nodes ?? [])
    .filter(({ isReady }) => isReady)
    .map(({ id, name, homeName }): ReadyBag => ({ id, name: `${name} · ${homeName}` }));
  const own = existing === null ? [] : bagsOf(existing, bags);
  const hasBag = own.length > 0 || bag !== null;
  const known = [
    ...people,
    ...(existing?.members ?? []).filter((one) => !people.some(({ staffId }) => staffId === one.staffId)),
  ];
  const save = async () => {
    // A bag of stock is known by its own assignment, and does not need a typed name.
    const { data, problems } = check(crewFacts, {
      ...draft,
      bag: hasBag ? null : draft.bag,
      ownState,
      staffIds,
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      await saveCrew({
        variables: { input: { ...data, eventId, crewId, version: existing?.version ?? 0 } },
      });
      if (bag !== null)
        await issueBag({
          variables: { input: { id: bag.id, action: 'issue', eventId, crewId } },
          refetchQueries: [{ query: ControlBagsDocument, variables: { eventId } }],
          awaitRefetchQueries: true,
        });
    });
    if (isSaved) onClose();
  };
  const bagHint =
    own.length === 0
      ? 'Issued to the crew when you save.'
      : `With the crew: ${own.map(({ name, isReady }) => `${name} (${isReady ? 'ready' : 'not ready'})`).join(', ')}. Return a bag in Inventory, Bags.`;
  // A scanned bag may not be in the list.
  const offered = bag === null || ready.some(({ id }) => id === bag.id) ? ready : [bag, ...ready];
  const scanned = ({ id, name, detail, isReady }: BagChoice) => {
    scanning.clear();
    if (isReady) setBag({ id, name });
    else
      scanning.say(`${name} is not ready${detail === undefined ? '' : ` (${detail})`}. Choose another bag.`);
  };
  const text = (name: 'bag' | 'vehicle', label: string) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name]}
      error={saving.problems.of(name)}
      onChange={(value) => setDraft((current) => ({ ...current, [name]: value }))}
    />
  );
  return (
    <DrawerForm
      title={existing === null ? 'New crew' : `Edit ${existing.callSign}`}
      action={existing === null ? 'Create crew' : 'Save crew'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <OfferedTextField
        id={controlId('callSign')}
        list="call_signs"
        label="Call sign"
        value={draft.callSign}
        error={saving.problems.of('callSign')}
        isRequired
        onChange={(callSign) => setDraft((current) => ({ ...current, callSign }))}
      />
      <FormField
        id={controlId('staffIds')}
        label="People"
        hint={PEOPLE_HINT}
        error={saving.problems.of('staffIds')}
      >
        <Choice<string[]>
          id={controlId('staffIds')}
          mode="multiple"
          value={[...staffIds]}
          placeholder="Choose the people"
          aria-describedby={describedBy(controlId('staffIds'), PEOPLE_HINT, saving.problems.of('staffIds'))}
          options={known.map(({ staffId, name, position, isOnShift }) => ({
            value: staffId,
            label: `${name} · ${positionOf(position)}${isOnShift ? ' · on shift' : ''}`,
          }))}
          onChange={setStaffIds}
        />
      </FormField>
      {own.length > 0 || ready.length > 0 || shelf.error ? (
        <FormField id={controlId('bagId')} label="Bag from stock" hint={bagHint}>
          <Choice<string | null>
            id={controlId('bagId')}
            value={bag?.id ?? null}
            source={shelf}
            lost="Bags cannot be loaded just now."
            allowClear
            placeholder={own.length > 0 ? 'Choose another bag as well' : 'Choose a bag that is ready'}
            aria-describedby={describedBy(controlId('bagId'), bagHint)}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => setBag(offered.find(({ id }) => id === next) ?? null)}
          />
        </FormField>
      ) : null}
      {own.length > 0 || ready.length > 0 ? (
        <>
          <BagScanField label="Scan a bag" onChoose={scanned} />
          <ActFailure failed={scanning.failed} isBesideQuestion />
        </>
      ) : null}
      <FieldRow>
        {hasBag ? null : text('bag', ready.length > 0 ? 'Other bag' : 'Bag')}
        {text('vehicle', 'Vehicle')}
      </FieldRow>
      <FormField id={controlId('ownState')} label="State" error={saving.problems.of('ownState')}>
        <Choice<CrewOwnState>
          id={controlId('ownState')}
          value={ownState}
          options={CREW_OWN_STATES.map((value) => ({ value, label: CREW_STATE_LABELS[value] }))}
          onChange={setOwnState}
        />
      </FormField>
    </DrawerForm>
  );
}
