import { Button, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { FormFailure } from '../../../components/form-failure';
import { messageOf } from '../../../lib/errors';
import { callRest, RefusedError } from '../../../lib/http';
import { NoticeText } from '../notices/notice-text';
import styles from './kiosk.module.css';

const NOTICE_MISSING = 'GDPR notice content not found.';
const NOTICE_FAILED = 'Failed to load GDPR notice content.';

interface ReadNotice {
  readonly content: string;
  readonly version: number;
}

interface FoundNotice {
  readonly notice: ReadNotice | null;
  readonly failure: string | null;
}

/** The active notice, or the specification's words for why there is none (section 8). */
const fetchNotice = async (): Promise<FoundNotice> => {
  try {
    const notice = (await callRest('GET', '/api/gdpr-notice/active')) as ReadNotice;
    return notice.content.trim() === ''
      ? { notice: null, failure: NOTICE_MISSING }
      : { notice, failure: null };
  } catch (reason) {
    const isMissing = reason instanceof RefusedError && reason.status === 404;
    return { notice: null, failure: isMissing ? NOTICE_MISSING : NOTICE_FAILED };
  }
};

/** The blocking dialog: it stays until the patient agrees, and without a notice there is nothing to agree to. */
export function KioskNotice({ path, onAgreed }: { readonly path: string; readonly onAgreed: () => void }) {
  const [notice, setNotice] = useState<ReadNotice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const take = useCallback((found: FoundNotice) => {
    setNotice(found.notice);
    setFailure(found.failure);
  }, []);
  useEffect(() => {
    void fetchNotice().then(take);
  }, [take]);

  const agree = async (version: number) => {
    setSending(true);
    try {
      await callRest('POST', `${path}/consent`, { consentGiven: true, noticeVersion: version });
      onAgreed();
    } catch (reason) {
      setSending(false);
      setFailure(messageOf(reason));
      if (reason instanceof RefusedError && reason.code === 'GDPR_NOTICE_CHANGED') {
        const { notice: changed } = await fetchNotice();
        setNotice(changed);
      }
    }
  };

  return (
    <Modal
      open
      title="Privacy Notice"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={720}
      footer={
        notice ? (
          <Button type="primary" size="large" loading={isSending} onClick={() => void agree(notice.version)}>
            I Agree
          </Button>
        ) : (
          failure === NOTICE_FAILED && (
            <Button size="large" onClick={() => void fetchNotice().then(take)}>
              Try again
            </Button>
          )
        )
      }
    >
      <div className={styles['notice']} tabIndex={0} role="region" aria-label="Privacy Notice">
        <FormFailure text={failure} />
        {notice && <NoticeText content={notice.content} />}
      </div>
    </Modal>
  );
}
