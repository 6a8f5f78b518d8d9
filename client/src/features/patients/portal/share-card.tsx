import { SHARE_DAYS, shareState, type ShareDays, type ShareState } from '@sideline/schema/record-sharing';
import { Button, Card, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../../components/ui/form-failure';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { clockOf } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { useNow } from '../../../lib/use-now';
import {
  useEndRecordShareMutation,
  useShareRecordMutation,
  type RecordShareStateFragment,
} from './portal.generated';
import styles from './portal.module.css';
import { usePortalWords, type PortalKey } from './portal-words';

const DAY_KEYS: Readonly<Record<ShareDays, PortalKey>> = {
  1: 'portal.share1',
  7: 'portal.share7',
  30: 'portal.share30',
};
const STATE_KEYS: Readonly<Record<ShareState, PortalKey>> = {
  ended: 'portal.shareEnded',
  used: 'portal.shareUsed',
  open: 'portal.shareOpen',
  expired: 'portal.shareExpired',
};

interface ShareCardProps {
  readonly prfId: string;
  readonly shares: readonly RecordShareStateFragment[];
  /** The record's clock, as on the rest of its page. */
  readonly timeZone: string;
  readonly onChanged: () => void;
}

/** Shares a record by a link, and shows what happened to each link. The address is shown only once, here. */
export function ShareCard({ prfId, shares, timeZone, onChanged }: ShareCardProps) {
  const { say, said, dated } = usePortalWords();
  const clock = clockOf(timeZone);
  const at = (moment: string): string => dated(clock.dateTime(moment));
  const now = useNow();
  const [days, setDays] = useState<ShareDays>(1);
  const [isOnce, setOnce] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [share, sharing] = useShareRecordMutation({ context: inlineErrors });
  const [end, ending] = useEndRecordShareMutation({ context: inlineErrors });

  const attempt = async (act: () => Promise<unknown>) => {
    setError(null);
    try {
      await act();
      onChanged();
    } catch (failure) {
      setError(said(messageOf(failure)));
    }
  };
  const make = () =>
    attempt(async () => {
      const { data } = await share({ variables: { input: { id: newId(), prfId, days, isOnce } } });
      if (!data) return;
      const { token, address: made } = data.shareRecord.newRecordShare;
      setAddress(made ?? `${location.origin}/shared-record#${token}`);
    });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(say('portal.shareCopied'));
    } catch {
      setError(say('portal.shareNotCopied'));
    }
  };

  return (
    <Card title={<h2 className="sl-card-title">{say('portal.shareTitle')}</h2>}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{say('portal.shareLead')}</p>
        <FormFailure text={error} />
        <Radio.Group
          aria-label={say('portal.shareFor')}
          value={days}
          onChange={(event) => setDays(event.target.value as ShareDays)}
          options={SHARE_DAYS.map((value) => ({ value, label: say(DAY_KEYS[value]) }))}
        />
        <Checkbox checked={isOnce} onChange={(event) => setOnce(event.target.checked)}>
          {say('portal.shareOnce')}
        </Checkbox>
        <div className={styles.actions}>
          <Button type="primary" loading={sharing.loading} onClick={() => void make()}>
            {say('portal.shareMake')}
          </Button>
        </div>
        {address === null ? null : (
          <div className={styles.stack} role="status">
            <span className={styles.address}>
              {say('portal.shareAddress')} <code>{address}</code>
            </span>
            <div className={styles.actions}>
              <Button onClick={() => void copy(address)}>{say('portal.shareCopy')}</Button>
            </div>
          </div>
        )}
        {shares.length === 0 ? (
          <p className={styles.quiet}>{say('portal.shareNone')}</p>
        ) : (
          <ul className={styles.list} aria-label={say('portal.shareLinks')}>
            {shares.map((one) => (
              <li key={one.id}>
                <span>
                  <strong>{say(STATE_KEYS[shareState(one, now)])}</strong>.{' '}
                  {say(one.isOnce ? 'portal.shareMadeOnce' : 'portal.shareMade', {
                    made: at(one.madeAt),
                    until: at(one.expiresAt),
                  })}
                </span>
                {one.openings.length === 0 ? (
                  <span className={styles.quiet}>{say('portal.shareUnopened')}</span>
                ) : (
                  one.openings.map(({ openedAt, reader }) => (
                    <span key={`${openedAt} ${reader}`}>
                      {say('portal.shareOpened', { at: at(openedAt), reader })}
                    </span>
                  ))
                )}
                {shareState(one, now) === 'open' ? (
                  <Button
                    danger
                    loading={ending.loading}
                    onClick={() => {
                      setAddress(null);
                      void attempt(() => end({ variables: { id: one.id } }));
                    }}
                  >
                    {say('portal.shareEnd')}
                    <span className="sl-hidden"> {say('portal.shareEndMade', { made: at(one.madeAt) })}</span>
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
