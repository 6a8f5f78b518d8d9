import { Button, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { LanguageSwitch } from '../../../components/ui/language-switch';
import { FormFailure } from '../../../components/ui/form-failure';
import { codeOf, messageOf } from '../../../lib/errors';
import { callRest, RefusedError } from '../../../lib/http';
import { LANGUAGES } from '../../../lib/words/languages';
import { useSaid, useSay, type Key } from '../../../lib/words/use-words';
import { NoticeText } from '../notices/notice-text';
import styles from './kiosk.module.css';

const NOTICE_MISSING = 'kiosk.noticeMissing' satisfies Key;
const NOTICE_FAILED = 'kiosk.noticeFailed' satisfies Key;

interface ReadNotice {
  readonly content: string;
  readonly version: number;
}

interface FoundNotice {
  readonly notice: ReadNotice | null;
  readonly failure: typeof NOTICE_MISSING | typeof NOTICE_FAILED | null;
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

/** The blocking dialog. It stays until the patient agrees, and without a notice there is nothing to agree to. */
export function KioskNotice({ path, onAgreed }: { readonly path: string; readonly onAgreed: () => void }) {
  const say = useSay();
  const said = useSaid();
  const [notice, setNotice] = useState<ReadNotice | null>(null);
  const [failure, setFailure] = useState<FoundNotice['failure']>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
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
      setRefusal(reason);
      if (reason instanceof RefusedError && reason.code === 'GDPR_NOTICE_CHANGED') {
        const { notice: changed } = await fetchNotice();
        setNotice(changed);
      }
    }
  };

  return (
    <Modal
      open
      title={say('kiosk.noticeTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={720}
      footer={
        notice ? (
          <div className={styles['answer']}>
            <LanguageSwitch isKept={false} />
            <Button
              type="primary"
              size="large"
              loading={isSending}
              onClick={() => void agree(notice.version)}
            >
              {say('kiosk.agree')}
            </Button>
          </div>
        ) : (
          failure === NOTICE_FAILED && (
            <Button size="large" onClick={() => void fetchNotice().then(take)}>
              {say('kiosk.tryAgain')}
            </Button>
          )
        )
      }
    >
      <div className={styles['notice']} tabIndex={0} role="region" aria-label={say('kiosk.noticeTitle')}>
        <FormFailure
          text={
            failure !== null
              ? say(failure)
              : refusal !== null
                ? said(messageOf(refusal), codeOf(refusal))
                : null
          }
        />
        {/* As the provider entered it, whatever the language of the screen. */}
        {notice && (
          <div lang={LANGUAGES.en.tag}>
            <NoticeText content={notice.content} />
          </div>
        )}
      </div>
    </Modal>
  );
}
