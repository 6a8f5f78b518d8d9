import {
  isShareOpen,
  SHARE_DAY_LABELS,
  SHARE_DAYS,
  shareStateWords,
  type ShareDays,
} from '@sideline/schema/record-sharing';
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

interface ShareCardProps {
  readonly prfId: string;
  readonly shares: readonly RecordShareStateFragment[];
  /** The clock of the record, as on the rest of its page. */
  readonly timeZone: string;
  readonly onChanged: () => void;
}

/** Sharing a record by a link, and what became of each link. The address is shown once, here. */
export function ShareCard({ prfId, shares, timeZone, onChanged }: ShareCardProps) {
  const { dateTime } = clockOf(timeZone);
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
      setError(messageOf(failure));
    }
  };
  const make = () =>
    attempt(async () => {
      const { data } = await share({ variables: { input: { id: newId(), prfId, days, isOnce } } });
      if (!data) return;
      const { token, address: made } = data.shareRecord;
      setAddress(made ?? `${location.origin}/shared-record#${token}`);
    });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('The link is copied.');
    } catch {
      setError('This browser does not let us copy. Select the link and copy it yourself.');
    }
  };

  return (
    <Card title={<h2 className="sl-card-title">Share this record</h2>}>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          Make a link and send it to someone you trust, such as your GP. Anyone who has the link can read this
          page without an account, after telling us their name.
        </p>
        <FormFailure text={error} />
        <Radio.Group
          aria-label="How long the link works"
          value={days}
          onChange={(event) => setDays(event.target.value as ShareDays)}
          options={SHARE_DAYS.map((value) => ({ value, label: SHARE_DAY_LABELS[value] }))}
        />
        <Checkbox checked={isOnce} onChange={(event) => setOnce(event.target.checked)}>
          It can be opened only once
        </Checkbox>
        <div className={styles.actions}>
          <Button type="primary" loading={sharing.loading} onClick={() => void make()}>
            Make a link
          </Button>
        </div>
        {address === null ? null : (
          <div className={styles.stack} role="status">
            <span className={styles.address}>
              Your link, shown only now: <code>{address}</code>
            </span>
            <div className={styles.actions}>
              <Button onClick={() => void copy(address)}>Copy the link</Button>
            </div>
          </div>
        )}
        {shares.length === 0 ? (
          <p className={styles.quiet}>You have not shared this record.</p>
        ) : (
          <ul className={styles.list} aria-label="Links to this record">
            {shares.map((one) => (
              <li key={one.id}>
                <span>
                  <strong>{shareStateWords(one, now)}</strong>. Made {dateTime(one.madeAt)}, until{' '}
                  {dateTime(one.expiresAt)}
                  {one.isOnce ? ', once only' : ''}.
                </span>
                {one.openings.length === 0 ? (
                  <span className={styles.quiet}>Nobody has opened it.</span>
                ) : (
                  one.openings.map(({ openedAt, reader }) => (
                    <span key={`${openedAt} ${reader}`}>
                      Opened {dateTime(openedAt)} by {reader}
                    </span>
                  ))
                )}
                {isShareOpen(one, now) ? (
                  <Button
                    danger
                    loading={ending.loading}
                    onClick={() => {
                      setAddress(null);
                      void attempt(() => end({ variables: { id: one.id } }));
                    }}
                  >
                    End this link<span className="sl-hidden"> made {dateTime(one.madeAt)}</span>
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
