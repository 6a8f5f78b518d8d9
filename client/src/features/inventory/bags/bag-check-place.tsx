import { CheckOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import {
  addQuantities,
  compareQuantities,
  lessQuantity,
  quantityText,
} from '@sideline/schema/inventory/quantity';
import { Button, InputNumber } from 'antd';
import { StatusTag } from '../../../components/ui/status-tag';
import { TextField } from '../../../components/ui/text-field';
import { Expiry } from '../expiry';
import { amountWords } from '../stock-words';
import {
  asBooked,
  blockedOf,
  cylindersOf,
  shortageOf,
  type CheckDraft,
  type CheckedRow,
  type CheckPlace,
  type CheckRow,
} from './bag-check-draft';
import styles from './bags.module.css';

export const controlId = (field: string): string => `check-${field.replaceAll('.', '-')}`;
export const rowId = (key: string): string => `check-row-${key.replace(' ', '-')}`;

interface PlaceProps {
  readonly place: CheckPlace;
  readonly bagId: string;
  readonly draft: CheckDraft;
  readonly opened: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly onRow: (row: CheckRow, checked: CheckedRow | undefined) => void;
  readonly onGauge: (batchId: string, percent: number | null) => void;
  readonly onAll: () => void;
  readonly onUnbroken: (isUnbroken: boolean) => void;
  readonly onSeal: (seal: string) => void;
}

/** One pouch of a bag that is being checked, or what is loose in the bag: its seal, and a row for each item. */
export function Place(props: PlaceProps) {
  const { place, bagId, draft, opened, onOpen, onRow, onGauge, onAll, onUnbroken, onSeal } = props;
  const isUnbroken = draft.unbroken.includes(place.id);
  const open = isUnbroken ? 0 : place.rows.filter(({ key }) => draft.rows[key] === undefined).length;
  return (
    <section className={styles['place']} aria-label={place.name}>
      <div className={styles['placeHead']}>
        <h2>{place.name}</h2>
        <div className={styles['acts']}>
          {place.seal === null ? null : (
            <Button
              type={isUnbroken ? 'primary' : 'default'}
              aria-pressed={isUnbroken}
              onClick={() => onUnbroken(!isUnbroken)}
            >
              {`Seal ${place.seal} unbroken`}
            </Button>
          )}
          {isUnbroken ? null : (
            <Button
              icon={<CheckOutlined aria-hidden="true" />}
              disabled={open === 0}
              aria-label={`All present: ${place.name}`}
              onClick={onAll}
            >
              {open === 0 ? 'Counted' : 'All present'}
            </Button>
          )}
        </div>
      </div>
      {isUnbroken ? (
        <>
          <p className={styles['quiet']}>{`${String(place.rows.length)} items behind an unbroken seal.`}</p>
          <div className={styles['tags']}>
            {place.rows.map((row) => (
              <Blocked key={row.key} row={row} isNamed />
            ))}
          </div>
        </>
      ) : (
        <>
          <ul className={styles['rows']}>
            {place.rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                checked={draft.rows[row.key]}
                isOpen={opened === row.key}
                onOpen={(isOpen) => onOpen(isOpen ? row.key : null)}
                gauges={draft.gauges}
                onGauge={onGauge}
                onChange={(checked) => onRow(row, checked)}
              />
            ))}
          </ul>
          {place.id === bagId ? null : (
            <TextField
              id={controlId(`pouch.${place.id}`)}
              label={`New seal of ${place.name}`}
              value={draft.pouchSeals[place.id] ?? ''}
              maxLength={40}
              onChange={onSeal}
            />
          )}
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: CheckRow;
  /** Undefined until someone has checked. */
  readonly checked: CheckedRow | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly gauges: CheckDraft['gauges'];
  readonly onGauge: (batchId: string, percent: number | null) => void;
  readonly onChange: (checked: CheckedRow | undefined) => void;
}

/** The gauge reading of each cylinder: percentage left, not a count. */
function Gauges({ row, gauges, onGauge }: Pick<RowProps, 'row' | 'gauges' | 'onGauge'>) {
  return cylindersOf(row).map(({ batchId, lot, percentLeft }) => {
    const id = controlId(`gauge.${batchId ?? ''}`);
    return (
      <div key={batchId} className={styles['acts']}>
        <label htmlFor={id}>{`Gauge of ${lot ?? row.name}, percentage left`}</label>
        <InputNumber
          id={id}
          min={0}
          max={100}
          precision={0}
          value={gauges?.[batchId ?? ''] ?? null}
          placeholder={percentLeft === null ? '' : `Was ${String(percentLeft)}`}
          onChange={(percent) => onGauge(batchId ?? '', percent)}
        />
      </div>
    );
  });
}

/** Lots that were recalled or quarantined since the bag was sealed. They are taken out, whatever their expiry date. */
function Blocked({ row, isNamed = false }: { readonly row: CheckRow; readonly isNamed?: boolean }) {
  return blockedOf(row).map(({ batchId, lot, status }) => (
    <StatusTag key={batchId} tone="danger">
      {`${isNamed ? `${row.name}, lot` : 'Lot'} ${lot ?? ''} ${status === 'recalled' ? 'is recalled' : 'is in quarantine'}`}
    </StatusTag>
  ));
}

function Row({ row, checked, isOpen, gauges, onOpen, onGauge, onChange }: RowProps) {
  const now = checked ?? asBooked(row);
  const lack = shortageOf(row, now);
  const isShort = checked !== undefined && lack > 0 && !row.isOptional;
  const put = (changes: Partial<CheckedRow>) => onChange({ ...now, ...changes });
  const soonest = row.lots.find(({ expiresOn }) => expiresOn !== null)?.expiresOn ?? null;
  return (
    <li className={styles['row']} id={rowId(row.key)}>
      <div className={styles['rowHead']}>
        <div>
          <span className={styles['name']}>{row.name}</span>
          <span className={styles['quiet']}>
            {row.wanted === null ? 'Not in the kit' : `Kit: ${amountWords(row.wanted, row.unit)}`}
            {row.isOptional && row.wanted !== null ? ', optional' : ''}
            {` · ${quantityText(row.booked)} in the books`}
            {row.standsIn > 0 ? `, ${quantityText(row.standsIn)} as a substitute` : ''}
          </span>
        </div>
        <Button
          type={checked === undefined ? 'default' : 'primary'}
          icon={<CheckOutlined aria-hidden="true" />}
          aria-pressed={checked !== undefined}
          aria-label={`Present: ${row.name}`}
          onClick={() => onChange(checked === undefined ? asBooked(row) : undefined)}
        />
      </div>
      <div className={styles['tags']}>
        <Blocked row={row} />
        {row.expired > 0 ? (
          <StatusTag tone="danger">{`${amountWords(row.expired, row.unit)} expired`}</StatusTag>
        ) : soonest === null ? null : (
          <Expiry on={soonest} />
        )}
        {isShort ? <StatusTag tone="warning">{`Short by ${amountWords(lack, row.unit)}`}</StatusTag> : null}
        {now.damaged > 0 ? (
          <StatusTag tone="danger">{`${amountWords(now.damaged, row.unit)} damaged`}</StatusTag>
        ) : null}
        {now.toppedUp > 0 ? (
          <StatusTag tone="info">{`${amountWords(now.toppedUp, row.unit)} put in`}</StatusTag>
        ) : null}
      </div>
      <div className={styles['acts']}>
        <Stepper
          label={`present, ${row.name}`}
          value={now.present}
          onChange={(present) => put({ present })}
        />
        {isShort && !row.isWitnessed ? (
          <Button
            aria-label={`Put in ${amountWords(lack, row.unit)}, ${row.name}`}
            onClick={() => put({ toppedUp: addQuantities(now.toppedUp, lack) })}
          >
            {`Put in ${quantityText(lack)}`}
          </Button>
        ) : null}
        <Button
          type="text"
          aria-expanded={isOpen}
          aria-label={`Expired or damaged, ${row.name}`}
          onClick={() => onOpen(!isOpen)}
        >
          Expired or damaged
        </Button>
      </div>
      <Gauges row={row} gauges={gauges} onGauge={onGauge} />
      {isOpen ? (
        <div className={styles['more']}>
          <Figure
            label="Expired"
            row={row}
            value={now.expired}
            onChange={(expired) => put(moved(now, { expired }))}
          />
          <Figure
            label="Damaged"
            row={row}
            value={now.damaged}
            onChange={(damaged) => put(moved(now, { damaged }))}
          />
          <Figure label="Put in" row={row} value={now.toppedUp} onChange={(toppedUp) => put({ toppedUp })} />
        </div>
      ) : null}
    </li>
  );
}

/** Expired or damaged stock was counted as present before. */
const moved = (
  before: CheckedRow,
  change: Partial<Pick<CheckedRow, 'expired' | 'damaged'>>,
): Partial<CheckedRow> => {
  const after = { ...before, ...change };
  const more = lessQuantity(
    addQuantities(after.expired, after.damaged),
    addQuantities(before.expired, before.damaged),
  );
  return { ...change, present: Math.max(0, lessQuantity(before.present, more)) };
};

function Figure({
  label,
  row,
  value,
  onChange,
}: {
  readonly label: string;
  readonly row: CheckRow;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <div>
      <span>{label}</span>
      <Stepper label={`${label.toLowerCase()}, ${row.name}`} value={value} onChange={onChange} />
    </div>
  );
}

function Stepper({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <span className={styles['stepper']} role="group" aria-label={label}>
      <Button
        icon={<MinusOutlined aria-hidden="true" />}
        aria-label={`One less ${label}`}
        disabled={compareQuantities(value, 0) <= 0}
        onClick={() => onChange(Math.max(0, lessQuantity(value, 1)))}
      />
      <output className={styles['count']} aria-label={label}>
        {quantityText(value)}
      </output>
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        aria-label={`One more ${label}`}
        onClick={() => onChange(addQuantities(value, 1))}
      />
    </span>
  );
}
