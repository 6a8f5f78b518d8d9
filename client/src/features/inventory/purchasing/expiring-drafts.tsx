import { FailedHere } from '../../../components/ui/failed-here';
import { DownOutlined } from '@ant-design/icons';
import { EXPIRING_ACT_TABLE, EXPIRING_ACTS, type ExpiringAct } from '@sideline/schema/inventory/moving';
import { Alert, Button, Dropdown, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { pressKeys } from '../papers/press-keys';
import {
  useDraftExpiringStockMutation,
  type DraftExpiringStockMutation,
  type ExpiringRowFragment,
} from './purchasing.generated';

export type Drafted = DraftExpiringStockMutation['draftExpiringStock']['draftedExpiring'];

interface DraftMenuProps {
  readonly lots: readonly Pick<ExpiringRowFragment, 'batchId' | 'locationId'>[];
  readonly onDrafted: (drafted: Drafted) => void;
}

/** What can be drafted for the chosen lots: use first, move, return or destroy. */
export function DraftMenu({ lots, onDrafted }: DraftMenuProps) {
  const [isMoving, setMoving] = useState(false);
  const [to, setTo] = useState<ChosenPlace | null>(null);
  const [press] = useState(pressKeys);
  const [draft, { loading }] = useDraftExpiringStockMutation();

  const run = async (act: ExpiringAct, toLocationId: string | null) => {
    try {
      const named = lots.map(({ batchId, locationId }) => ({ batchId, locationId }));
      const choice = { act, toLocationId, lots: named };
      const { data } = await draft({ variables: { input: { key: press.keyOf(choice), ...choice } } });
      press.done();
      setMoving(false);
      if (data) onDrafted(data.draftExpiringStock.draftedExpiring);
    } catch {
      // The page already says why. The next press sends the same key.
    }
  };
  const items = EXPIRING_ACTS.map((key) => ({
    key,
    label: `${EXPIRING_ACT_TABLE[key].label}: ${EXPIRING_ACT_TABLE[key].hint}`,
    onClick: () => {
      if (key === 'move') setMoving(true);
      else void run(key, null);
    },
  }));
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} disabled={lots.length === 0}>
        <Button type="primary" loading={loading} disabled={lots.length === 0}>
          {lots.length === 0 ? 'Draft' : `Draft for ${String(lots.length)}`} <DownOutlined />
        </Button>
      </Dropdown>
      {isMoving ? (
        <Modal
          open
          title="Where should these lots go?"
          okText="Draft transfers"
          okButtonProps={{ disabled: to === null }}
          confirmLoading={loading}
          onOk={() => void run('move', to?.id ?? null)}
          onCancel={() => setMoving(false)}
        >
          <FailedHere />
          <PlacePicker
            id="expiring-to"
            label="To"
            hint="One draft is made for each location they come from."
            isRequired
            value={to?.id ?? null}
            name={to?.name ?? null}
            onChange={setTo}
          />
        </Modal>
      ) : null}
    </>
  );
}

const lineWords = (count: number): string => `${String(count)} ${count === 1 ? 'line' : 'lines'}`;

/** The drafts that were made, and what was left out and why. */
export function DraftedNote({ drafted: { transfers, returns, leftOut } }: { readonly drafted: Drafted }) {
  const isAny = transfers.length + returns.length > 0;
  return (
    <Alert
      type={isAny ? 'success' : 'info'}
      showIcon
      role="status"
      closable
      style={{ marginBottom: 16 }}
      title={isAny ? 'Drafted' : 'Nothing was drafted'}
      description={
        <>
          {transfers.map(({ id, number, fromName, toName, lineCount }) => (
            <p key={id} style={{ margin: 0 }}>
              <Link to={`/inventory/transfers/${id}`}>
                {`${number}: ${lineWords(lineCount)}, ${fromName} → ${toName}`}
              </Link>
            </p>
          ))}
          {returns.map(({ id, number, fromName, supplierName, lineCount }) => (
            <p key={id} style={{ margin: 0 }}>
              <Link to={`/inventory/returns/${id}`}>
                {`${number}: ${lineWords(lineCount)}, ${fromName} → ${supplierName ?? 'destruction'}`}
              </Link>
            </p>
          ))}
          {leftOut.map((sentence) => (
            <p key={sentence} style={{ margin: 0 }}>
              {sentence}
            </p>
          ))}
        </>
      }
    />
  );
}
