import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { FormField } from '../../../components/ui/entity-form';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { useStockPlacesQuery } from '../kits/kits.generated';
import styles from '../papers/papers.module.css';
import { notAmong, ScanPlace } from '../papers/scan-place';
import { usePackBagMutation, type BagRowFragment } from './bags.generated';

const controlId = (field: string): string => `pack-${field}`;

/** Puts in what a bag lacks by its kit, first expired first out. */
export function PackDrawer({
  bag,
  onClose,
  onPacked,
}: {
  readonly bag: BagRowFragment;
  readonly onClose: () => void;
  readonly onPacked: () => void;
}) {
  const [key] = useState(() => newId());
  const [fromIds, setFrom] = useState<string[]>([bag.homeId]);
  const [isPartial, setPartial] = useState(false);
  const places = useStockPlacesQuery();
  const [pack] = usePackBagMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const save = () =>
    saving.run(null, async () => {
      const { data } = await pack({ variables: { input: { key, bagId: bag.id, fromIds, isPartial } } });
      const missing = data?.packBag.missing ?? [];
      if (missing.length === 0) notify.success(`${bag.name} is packed. Check and seal it next.`);
      else notify.error(`${bag.name} still needs ${String(missing.length)} of the items in its kit.`);
      onPacked();
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
      <FormField id={controlId('fromIds')} label="Take from" hint="The bag’s home, if you do not choose one.">
        <div className={styles['scannable']}>
          <Choice<string[]>
            id={controlId('fromIds')}
            mode="multiple"
            value={fromIds}
            source={places}
            options={
              places.data?.stockLocations.nodes.map((place) => ({ value: place.id, label: place.name })) ?? [
                { value: bag.homeId, label: bag.homeName },
              ]
            }
            aria-describedby={`${controlId('fromIds')}-hint`}
            onChange={setFrom}
          />
          <ScanPlace
            label="Take from"
            refusalOf={notAmong(places.data?.stockLocations.nodes ?? [])}
            onFound={({ id }) => setFrom((before) => (before.includes(id) ? before : [...before, id]))}
          />
        </div>
      </FormField>
      <Checkbox checked={isPartial} onChange={({ target }) => setPartial(target.checked)}>
        Pack what is there, even if it is not everything
      </Checkbox>
      <Alert type="info" showIcon title="Controlled drugs are not packed here. They need a witness." />
    </DrawerForm>
  );
}
