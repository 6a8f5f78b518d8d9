import { ActFailure } from '../ui/act-failure';
import { useActFailure } from '../ui/use-act-failure';
import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { Button, InputNumber, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { formatDate, todayAsLocalDate } from '../../lib/dates';
import { WitnessDose } from '../witness/witness-dose';
import { useBag, type Bag } from './bag';
import { LotField } from './lot-field';
import { PlaceLine } from './place-line';
import type { UsableLotFragment } from './record-stock.generated';
import styles from './record-stock.module.css';
import { UseExpired } from './use-expired';
import {
  keyOfLot,
  lotDetail,
  lotName,
  lotsOfDrug,
  needsWitness,
  REFUSAL_WORDS,
  refusalOf,
  takenBatch,
  takenFromStock,
  type StockPlace,
  type TakenBatch,
} from './usable-lot';

interface LotChoiceProps {
  /** The drug's key in the formulary. */
  readonly drug: string;
  /** For a drug outside the formulary: what it was called, which may be empty. */
  readonly named: string | null;
  readonly eventId: string | null;
  /** The dose's id; null before it exists. */
  readonly entryId: string | null;
  /** The entry's group `batch`, as it is stored. */
  readonly batch: unknown;
  readonly onChange: (batch: TakenBatch | null) => void;
}

/** As many as can be compared at a glance (screens section 10). */
const SHOWN = 3;

/**
 * The lot that a drug is drawn from: up to three, with the first to use first. A scan or a search replaces the choice.
 */
export default function LotChoice({ drug, named, eventId, entryId, batch, onChange }: LotChoiceProps) {
  const titleId = useId();
  const taken = takenFromStock(batch);
  const bag = useBag(eventId);
  const schedule = named === null ? drugOf(drug)?.schedule : null;
  return (
    <section aria-labelledby={titleId} className={styles['box']}>
      <h4 id={titleId} className={styles['title']}>
        Taken from stock
      </h4>
      {taken === null ? (
        <LotList drug={drug} named={named} bag={bag} onChange={onChange} />
      ) : (
        <TakenLot
          taken={taken}
          witnessed={needsWitness(schedule, bag.lots, taken) ? entryId : null}
          onChange={onChange}
        />
      )}
    </section>
  );
}

/** The chosen lot, how many units were taken, and the way back. */
function TakenLot({
  taken,
  witnessed,
  onChange,
}: {
  readonly taken: TakenBatch;
  /** The dose's id, if it needs a witness. */
  readonly witnessed: string | null;
  readonly onChange: LotChoiceProps['onChange'];
}) {
  const id = useId();
  return (
    <>
      <p className={styles['taken']}>
        <strong>{taken.lot === undefined ? 'No lot number' : `Lot ${taken.lot}`}</strong>
        <span className={styles['detail']}>
          {[
            ...(taken.expiry === undefined ? [] : [`Expires ${formatDate(taken.expiry)}`]),
            `from ${taken.taken_from}`,
          ].join(', ')}
        </span>
        {taken.override_reason === undefined ? null : (
          <span className={styles['warning']}>Used although expired: {taken.override_reason}</span>
        )}
      </p>
      <div className={styles['acts']}>
        <label htmlFor={id}>Units taken</label>
        <InputNumber
          id={id}
          min={0.001}
          max={100_000}
          precision={3}
          value={taken.taken ?? null}
          formatter={(value) => String(value ?? '')}
          onChange={(value) => {
            if (value !== null) onChange({ ...taken, taken: value });
          }}
        />
        <Button onClick={() => onChange(null)}>Choose another lot</Button>
        {witnessed === null ? null : <WitnessDose entryId={witnessed} />}
      </div>
    </>
  );
}

interface LotListProps extends Pick<LotChoiceProps, 'drug' | 'named' | 'onChange'> {
  readonly bag: Bag;
}

function LotList({ drug, named, bag, onChange }: LotListProps) {
  const [isAll, setAll] = useState(false);
  const [expired, setExpired] = useState<UsableLotFragment | null>(null);
  const refused = useActFailure();
  const today = todayAsLocalDate();
  const isOther = named !== null;
  const lots = lotsOfDrug(bag.lots, drug, named, today);
  const { place } = bag;
  const take = (lot: UsableLotFragment, from: StockPlace, reason?: string) =>
    onChange(
      takenBatch(lot, from, { taken: 1, ...(reason === undefined ? {} : { override_reason: reason }) }),
    );
  const choose = (lot: UsableLotFragment) => {
    if (place === null) return;
    refused.clear();
    const why = refusalOf(lot, today);
    if (why === 'expired') setExpired(lot);
    else if (why === null) take(lot, place);
    else refused.say(`${lotName(lot)}: ${REFUSAL_WORDS[why]}`);
  };
  return (
    <>
      <PlaceLine bag={bag} />
      <ActFailure failed={refused.failed} />
      {bag.isLoading ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {place !== null && !bag.isLoading && lots.length === 0 ? (
        <p className={styles['detail']}>
          {`${place.name} holds ${isOther ? 'no medicine outside the formulary' : 'none of this drug'}, according to the books. Scan what you have, or search for it.`}
        </p>
      ) : null}
      {lots.length > 0 ? (
        <ul
          className={styles['lots']}
          aria-label={isOther ? 'Medicines outside the formulary' : 'Lots to choose from'}
        >
          {(isAll ? lots : lots.slice(0, SHOWN)).map((lot, index) => (
            <li key={keyOfLot(lot)}>
              <LotButton
                lot={lot}
                // With several medicines, none is the first to use.
                isFirst={index === 0 && !isOther}
                name={isOther ? `${lot.itemName}, ${lotName(lot).toLowerCase()}` : lotName(lot)}
                today={today}
                onChoose={() => choose(lot)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {lots.length > SHOWN && !isAll ? (
        <Button onClick={() => setAll(true)}>Show all {lots.length} lots</Button>
      ) : null}
      {place === null ? null : (
        <LotField
          label={isOther ? 'Another medicine' : 'Another lot'}
          drug={isOther ? null : drug}
          atHand={bag.lots}
          onChoose={choose}
        />
      )}
      {expired === null || place === null ? null : (
        <UseExpired
          lot={expired}
          onGive={(reason) => take(expired, place, reason)}
          onClose={() => setExpired(null)}
        />
      )}
    </>
  );
}

interface LotButtonProps {
  readonly lot: UsableLotFragment;
  readonly isFirst: boolean;
  readonly name: string;
  readonly today: string;
  readonly onChoose: () => void;
}

function LotButton({ lot, isFirst, name, today, onChoose }: LotButtonProps) {
  const why = refusalOf(lot, today);
  return (
    <button
      type="button"
      className={styles['lot']}
      disabled={why === 'recalled' || why === 'quarantined'}
      onClick={onChoose}
    >
      <strong>
        {name}
        {isFirst && why === null ? <span className={styles['first']}>First to use</span> : null}
      </strong>
      <span className={styles['detail']}>{lotDetail(lot)}</span>
      {why === null ? null : <span className={styles['warning']}>{REFUSAL_WORDS[why]}</span>}
    </button>
  );
}
