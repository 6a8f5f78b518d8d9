import { ActFailure } from '../ui/act-failure';
import { useActFailure } from '../ui/use-act-failure';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { todayAsLocalDate } from '../../lib/dates';
import { useBag } from './bag';
import { LotField } from './lot-field';
import { PlaceLine } from './place-line';
import type { UsableLotFragment } from './record-stock.generated';
import { UseExpired } from './use-expired';
import styles from './record-stock.module.css';
import { inOrderOfUse, lotName, REFUSAL_WORDS, refusalOf, type StockPlace } from './usable-lot';

interface ConsumableTapsProps {
  readonly eventId: string | null;
  /** One more was used, with the reason for using it if it has expired. */
  readonly onUse: (lot: UsableLotFragment, place: StockPlace, reason?: string) => void;
}

const SHOWN = 8;

const isConsumable = ({ itemType, drug }: UsableLotFragment): boolean =>
  drug === null && (itemType === 'consumable' || itemType === 'fluid');

/** For each item, the lot to use first. The most common items come first. */
const itemsOf = (lots: readonly UsableLotFragment[], usual: readonly string[], today: string) => {
  const byItem = new Map<string, UsableLotFragment[]>();
  for (const lot of lots.filter(isConsumable))
    byItem.set(lot.itemId, [...(byItem.get(lot.itemId) ?? []), lot]);
  const rank = (itemId: string) => (usual.includes(itemId) ? usual.indexOf(itemId) : usual.length);
  return [...byItem.values()]
    .flatMap((own) => inOrderOfUse(own, today)[0] ?? [])
    .sort(
      (one, other) =>
        rank(one.itemId) - rank(other.itemId) || one.itemName.localeCompare(other.itemName, 'en-GB'),
    );
};

/** What was used from the bag: a tap for each of the common items, and a scan or a search for the rest. */
export default function ConsumableTaps({ eventId, onUse }: ConsumableTapsProps) {
  const bag = useBag(eventId);
  const [isAll, setAll] = useState(false);
  const [expired, setExpired] = useState<UsableLotFragment | null>(null);
  const refused = useActFailure();
  const today = todayAsLocalDate();
  const items = itemsOf(bag.lots, bag.usualItemIds, today);
  const { place } = bag;
  const use = (lot: UsableLotFragment) => {
    if (place === null) return;
    refused.clear();
    const why = refusalOf(lot, today);
    if (why === null) onUse(lot, place);
    else if (why === 'expired') setExpired(lot);
    else refused.say(`${lot.itemName}, ${lotName(lot).toLowerCase()}: ${REFUSAL_WORDS[why]}`);
  };
  return (
    <div className={styles['box']}>
      <PlaceLine bag={bag} />
      <ActFailure failed={refused.failed} />
      {bag.isLoading ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {place !== null && !bag.isLoading && items.length === 0 ? (
        <p className={styles['detail']}>{place.name} holds no consumables, according to the books.</p>
      ) : null}
      {items.length > 0 ? (
        <ul className={styles['taps']} aria-label="Use one more">
          {(isAll ? items : items.slice(0, SHOWN)).map((lot) => (
            <li key={lot.itemId}>
              <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => use(lot)}>
                {lot.itemName}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {items.length > SHOWN && !isAll ? (
        <Button type="link" onClick={() => setAll(true)}>
          Show all {items.length} items
        </Button>
      ) : null}
      {place === null ? null : <LotField label="Something else" atHand={bag.lots} onChoose={use} />}
      {expired === null || place === null ? null : (
        <UseExpired
          lot={expired}
          onGive={(reason) => onUse(expired, place, reason)}
          onClose={() => setExpired(null)}
        />
      )}
    </div>
  );
}
