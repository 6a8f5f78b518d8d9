import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusTag } from '../../components/ui/status-tag';
import { formatRecent } from '../../lib/dates';
import { useKeeping } from '../../lib/device/keeping';
import { sendDraft, useUnsentDrafts } from '../prf/drafts/draft-registry';
import { changesText, NOT_SENT, ON_DEVICE, saveWords, sinceText } from '../prf/drafts/save-words';
import { useUnsentPictures, type UnsentPictures } from '../../lib/pictures/picture-queue';
import type { UnsentDraft } from '../prf/drafts/unsent-drafts';
import { countUnsentElsewhere } from '../prf/drafts/unsent-elsewhere';
import styles from './dashboard.module.css';
import { AllSent, UnsentFrame } from './unsent-frame';

const TONES = { error: 'danger', warning: 'warning' } as const;

/**
 * How many changes are waiting in other open pages of this device. Checked whenever the page becomes visible, and
 * whenever its own `drafts` or `pictures` change, because it takes over what a closed page left.
 */
function useUnsentElsewhere(drafts: readonly unknown[], pictures: readonly unknown[]): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      // Problems with reading the device are reported where the data is kept, not here.
      const found = await countUnsentElsewhere().catch(() => 0);
      if (isShown) setCount(found);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [drafts, pictures]);
  return count;
}

/** Entries on this device that the server does not have. */
export default function UnsentRows() {
  const drafts = useUnsentDrafts();
  const pictures = useUnsentPictures();
  // For records that have nothing else to send.
  const alone = pictures.filter(({ prfId }) => drafts.every((draft) => draft.prfId !== prfId));
  const count = drafts.length + alone.length;
  const elsewhere = useUnsentElsewhere(drafts, pictures);
  return (
    <UnsentFrame count={count}>
      {elsewhere > 0 ? <Elsewhere count={elsewhere} /> : null}
      {count === 0 && elsewhere === 0 ? <AllSent /> : null}
      {count > 0 ? (
        <ul className={styles.rows}>
          {drafts.map((draft) => (
            <li key={`${draft.prfId} ${String(draft.isAmendment)}`}>
              <Row draft={draft} pictures={pictures.find(({ prfId }) => prfId === draft.prfId)?.count ?? 0} />
            </li>
          ))}
          {alone.map((waiting) => (
            <li key={waiting.prfId}>
              <PicturesRow waiting={waiting} />
            </li>
          ))}
        </ul>
      ) : null}
    </UnsentFrame>
  );
}

/** Another page will send its own entries. Here we can only say so. */
function Elsewhere({ count }: { readonly count: number }) {
  return (
    <p className={styles.elsewhere}>
      <StatusTag tone="waiting">{`${changesText(count)} in another open page on this device`}</StatusTag>
    </p>
  );
}

const picturesText = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

function PicturesRow({ waiting }: { readonly waiting: UnsentPictures }) {
  const { prfId, count, refusal, since } = waiting;
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link className={styles.link} to={`/prf/${prfId}?section=${PICTURES.section}`}>
          Pictures of a record
        </Link>
        <div className={styles.facts}>{picturesText(count)}</div>
      </div>
      <div className={styles.side}>
        <StatusTag tone={refusal === null ? 'waiting' : 'danger'}>
          {refusal === null
            ? `${ON_DEVICE}${sinceText(since, formatRecent)}`
            : `${NOT_SENT}${sinceText(since, formatRecent)}. ${refusal}`}
        </StatusTag>
      </div>
    </div>
  );
}

function Row({ draft, pictures }: { readonly draft: UnsentDraft; readonly pictures: number }) {
  const { prfId, customPrfId, isAmendment, complaint, count, status } = draft;
  const { tone, text } = saveWords(status, useKeeping(), formatRecent);
  const canRetry = status.kind === 'offline' || status.kind === 'notSent' || status.kind === 'signed';
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link
          className={styles.link}
          {...(customPrfId === null
            ? // The server does not have it yet. The form finds the draft by the id that this device made.
              { to: '/createprf', state: { draftId: prfId } }
            : { to: `/prf/${customPrfId}${isAmendment ? '/amend?section=review' : ''}` })}
        >
          {complaint ?? customPrfId ?? 'New record'}
        </Link>
        <div className={styles.facts}>
          {[
            customPrfId ?? 'No number yet',
            ...(count === 0 ? [] : [changesText(count)]),
            ...(pictures === 0 ? [] : [picturesText(pictures)]),
          ].join(' · ')}
        </div>
      </div>
      <div className={styles.side}>
        <StatusTag tone={tone ? TONES[tone] : 'waiting'}>{text}</StatusTag>
        {canRetry ? (
          <Button className={styles.above} onClick={() => void sendDraft(prfId)}>
            Retry now
          </Button>
        ) : null}
      </div>
    </div>
  );
}
