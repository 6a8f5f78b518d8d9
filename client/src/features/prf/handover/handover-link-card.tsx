import { QrcodeOutlined } from '@ant-design/icons';
import type { HandoverFormat } from '@sideline/schema/prf/handover/handover';
import { Button, Card, QRCode } from 'antd';
import { useEffect, useState } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../../components/ui/form-failure';
import { inlineErrors } from '../../../lib/apollo-hooks';
import type { DraftStore } from '../drafts/draft-store';
import { messageOf } from '../../../lib/errors';
import { useNow } from '../../../lib/use-now';
import type { PrfRecord } from '../prf-record';
import {
  useMakeHandoverLinkMutation,
  useRevokeHandoverLinkMutation,
  type HandoverStateFragment,
} from './handover.generated';
import styles from './handover-page.module.css';
import { formatTime } from '../record-clock';

type Link = HandoverStateFragment['links'][number];

const SECOND_MS = 1_000;
const LOOK_AGAIN_MS = 5_000;
const CODE_PX = 232;

interface HandoverLinkCardProps {
  readonly record: PrfRecord;
  readonly store: DraftStore;
  readonly format: HandoverFormat;
  readonly links: readonly Link[];
  /** Loads them again. */
  readonly onChanged: () => Promise<unknown>;
}

/**
 * The code with which one browser can open the handover for a quarter of an hour, and who has. The token is shown only
 * here.
 */
export function HandoverLinkCard({ record, store, format, links, onChanged }: HandoverLinkCardProps) {
  const [fresh, setFresh] = useState<{ readonly id: string; readonly address: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [make, making] = useMakeHandoverLinkMutation({ context: inlineErrors });
  const [revoke, revoking] = useRevokeHandoverLinkMutation({ context: inlineErrors });
  const now = useNow(SECOND_MS);
  const shown = links.find(({ id }) => id === fresh?.id);
  const isOpen = (link: Link): boolean => link.revokedAt == null && Date.parse(link.expiresAt) > now;
  const isWaiting = shown !== undefined && isOpen(shown) && shown.openedAt == null;

  // While the code is on the screen, the person showing it wants to see when it is opened.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void onChanged(), LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isWaiting, onChanged]);

  const attempt = async (act: () => Promise<unknown>) => {
    setError(null);
    try {
      await act();
      await onChanged();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const begin = () =>
    attempt(async () => {
      if (!(await store.flush()))
        throw new Error('Not everything is on the server yet. Try again once it is saved.');
      const { data: made } = await make({
        variables: { input: { linkId: newId(), prfId: record.id, format } },
      });
      if (!made) return;
      const { token, address, link } = made.makeHandoverLink.newHandoverLink;
      setFresh({ id: link.id, address: address ?? `${location.origin}/handover#${token}` });
    });

  return (
    <Card title="Hand over by code">
      <p>
        The person taking over scans it with their own phone and says who they are. It works once, for fifteen
        minutes.
      </p>
      <FormFailure text={error} />
      {fresh && isWaiting ? (
        <div className={styles['code']}>
          <QRCode
            type="svg"
            value={fresh.address}
            size={CODE_PX}
            color="#000"
            bgColor="#fff"
            bordered={false}
            aria-label="Code that opens the handover"
            role="img"
          />
          <span>
            Opens on your phone <strong>until {formatTime(shown.expiresAt)}</strong>
          </span>
        </div>
      ) : null}
      <Button
        type={isWaiting ? 'default' : 'primary'}
        icon={<QrcodeOutlined aria-hidden="true" />}
        loading={making.loading}
        onClick={() => void begin()}
        style={{ marginTop: 12 }}
      >
        {isWaiting ? 'Make another code' : 'Make a code'}
      </Button>
      {links.length > 0 ? (
        <ul className={styles['links']} aria-label="Codes for this record">
          {links.map((link) => (
            <li key={link.id}>
              <span>
                Made {formatTime(link.madeAt)}: <strong>{stateOf(link, isOpen(link))}</strong>
              </span>
              {isOpen(link) ? (
                <Button
                  danger
                  loading={revoking.loading}
                  onClick={() => void attempt(() => revoke({ variables: { linkId: link.id } }))}
                >
                  Revoke<span className="sl-hidden"> the code made {formatTime(link.madeAt)}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

/** What happened to a link, in words. */
const stateOf = (link: Link, isOpen: boolean): string => {
  const who = [link.receiverName, link.receiverRole, link.receiverOrganisation].filter(Boolean).join(', ');
  const opened = link.openedAt == null ? '' : `opened ${formatTime(link.openedAt)} by ${who}`;
  if (link.revokedAt != null)
    return [opened, `revoked ${formatTime(link.revokedAt)}`].filter(Boolean).join(', ');
  if (opened !== '') return isOpen ? opened : `${opened}, expired`;
  return isOpen ? `open until ${formatTime(link.expiresAt)}` : 'expired, not opened';
};
