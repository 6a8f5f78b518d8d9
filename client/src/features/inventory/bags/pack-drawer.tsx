import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import type { ChosenPlace } from '../papers/place-picker';
import { StoresPicker } from '../papers/stores-picker';
import { usePackBagMutation, type BagRowFragment } from './bags.generated';

const controlId = (field: string): string => `pack-${field}`;

/** Adds what a bag still needs for its kit, earliest expiry first. */
export function PackDrawer({
  bag,
  onClose,
  onPacked,
}: {
  readonly bag: BagRowFragment;
  readonly onClose: () => void;
  /** Packed, except for this many items of its kit. */
  readonly onPacked: (missing: number) => void;
}) {
  const [key] = useState(() => newId());
  const [from, setFrom] = useState<readonly ChosenPlace[]>([{ id: bag.homeId, name: bag.homeName }]);
  const [isPartial, setPartial] = useState(false);
  const [pack] = usePackBagMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const save = () =>
    saving.run(null, async () => {
      const fromIds = from.map(({ id }) => id);
      const { data } = await pack({ variables: { input: { key, bagId: bag.id, fromIds, isPartial } } });
      const missing = data?.packBag.bagPacked.missing.length ?? 0;
      if (missing === 0) notify.success(`${bag.name} is packed. Check and seal it next.`);
      onPacked(missing);
    });
  return (
    <DrawerForm
      title={`Pack ${bag.name}`}
      action="Pack bag"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>
        Items that the bag’s kit still needs are taken from these locations, earliest expiry first. If an item
        is not there, a substitute is taken.
      </p>
      <StoresPicker
        id={controlId('fromIds')}
        label="Take from"
        hint="The bag’s home, if you do not choose one."
        value={from}
        onChange={setFrom}
      />
      <Checkbox checked={isPartial} onChange={({ target }) => setPartial(target.checked)}>
        Pack what is there, even if it is not everything
      </Checkbox>
      <Alert type="info" showIcon title="Controlled drugs are not packed here. They need a witness." />
    </DrawerForm>
  );
}
