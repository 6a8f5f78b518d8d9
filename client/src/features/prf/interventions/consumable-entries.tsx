import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { addQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import { Skeleton } from 'antd';
import { v7 as newId } from 'uuid';
import { lazyPart } from '../../../components/ui/lazy-part';
import type { UsableLotFragment } from '../../../components/record-stock/record-stock.generated';
import { takenBatch, takenFromStock, type StockPlace } from '../../../components/record-stock/usable-lot';
import { entriesOf, entryPath, type Values } from '../drafts/changes';
import { shownValues } from '../drafts/draft-view';
import { formatDate } from '../../../lib/dates';
import { EntriesControl } from '../fields/entries-control';
import { isVoided } from '../fields/entry-order';
import { usePrf, useView } from '../prf-context';
import { eventIn } from './event-in';
import { hideTaken } from './narrow-to-drug';

const ConsumableTaps = lazyPart(() => import('../../../components/record-stock/consumable-taps'), {
  lost: 'The bag’s consumables could not be loaded. Add them by hand, or try again.',
  fallback: <Skeleton active title={false} paragraph={{ rows: 2 }} />,
});

const SECTION = 'ClinicalInterventions';
const LIST = 'consumables_used';

/** '2 × Trauma dressing · lot K2231, expires 30 Jun 2027 · from Bag 03'. */
const summaryOf = (entry: Values): string => {
  const { consumable, quantity, batch } = entry;
  const taken = takenFromStock(batch);
  const { lot, expiry } = (batch ?? {}) as { readonly lot?: string; readonly expiry?: string };
  return [
    `${typeof quantity === 'number' ? `${quantityText(quantity)} × ` : ''}${typeof consumable === 'string' ? consumable : 'Not named'}`,
    ...(lot == null ? [] : [`lot ${lot}${expiry == null ? '' : `, expires ${formatDate(expiry)}`}`]),
    ...(taken === null ? [] : [`from ${taken.taken_from}`]),
    ...(taken?.override_reason == null ? [] : [`used although expired: ${taken.override_reason}`]),
  ].join(' · ');
};

/** What was used: tapped from the bag, or added by hand. */
export function ConsumableEntries() {
  const { store, isReadOnly } = usePrf();
  const eventId = useView(eventIn);
  const field = fieldAt(SECTION, LIST);
  if (field?.kind !== 'entries') return null;

  const use = (lot: UsableLotFragment, place: StockPlace, reason?: string) => {
    const batch = takenBatch(lot, place, reason === undefined ? {} : { override_reason: reason });
    const standing = entriesOf(shownValues(store.getState(), SECTION), LIST).find((entry) => {
      const taken = takenFromStock(entry['batch']);
      return (
        !isVoided(entry) &&
        taken?.item_id === batch.item_id &&
        taken.batch_id === batch.batch_id &&
        taken.location_id === batch.location_id
      );
    });
    const said = standing?.['quantity'];
    const id = standing?.id ?? newId();
    const part: Values =
      standing === undefined
        ? { consumable: lot.itemName, quantity: 1, batch }
        : { quantity: addQuantities(typeof said === 'number' ? said : 0, 1) };
    for (const [sub, value] of Object.entries(part)) store.edit(SECTION, entryPath(LIST, id, sub), value);
    void store.flush();
  };
  return (
    <EntriesControl
      section={SECTION}
      field={field}
      isDisabled={isReadOnly}
      isMissing={false}
      isNamedByCard
      adaptField={hideTaken}
      summarise={summaryOf}
      head={() => (isReadOnly ? null : <ConsumableTaps eventId={eventId} onUse={use} />)}
    />
  );
}
