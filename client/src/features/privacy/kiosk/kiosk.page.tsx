import { Alert, Button, ConfigProvider, Input, Modal } from 'antd';
import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/document-title';
import { messageOf } from '../../../lib/errors';
import { callRest, RefusedError } from '../../../lib/http';
import { useProviderFacts } from '../../../lib/provider-settings';
import { NoticeText } from '../notices/notice-text';
import { KioskForm } from './kiosk-form';
import styles from './kiosk.module.css';
import { useIdleReset } from './use-idle-reset';

/** Large enough for a stranger's thumb (screens section 8). */
const LARGE = { token: { fontSize: 20, controlHeight: 64, controlHeightLG: 64 } };

const NOTICE_MISSING = 'GDPR notice content not found.';
const NOTICE_FAILED = 'Failed to load GDPR notice content.';

type Step = 'asking' | 'closed' | 'reading' | 'filling';

/** What GET /api/prf/{prfId}/kiosk answers. */
interface KioskAnswer {
  readonly isOpen: boolean;
}

/**
 * /prf/{custom_prf_id}/kiosk: a patient reads the notice, agrees and fills in his own details. Nothing else of the
 * application is here, nothing of the patient's is shown or kept on the device, and without kiosk mode there is nothing.
 */
export default function KioskPage() {
  useDocumentTitle('Your information');
  const { customPrfId = '' } = useParams();
  const facts = useProviderFacts();
  const path = `/api/prf/${encodeURIComponent(customPrfId)}`;
  const [step, setStep] = useState<Step>('asking');
  // Each turn is a form of its own: what the last person typed is gone with it.
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const code = location.hash.slice(1);
    // The code works once; the browser's history does not keep it.
    history.replaceState(history.state, '', location.pathname);
    const asked =
      code === ''
        ? callRest('GET', `${path}/kiosk`)
        : callRest('POST', `${path}/kiosk/enter`, { code: decodeURIComponent(code) });
    asked.then(
      (answer) => isCurrent && setStep((answer as KioskAnswer).isOpen ? 'reading' : 'closed'),
      () => isCurrent && setStep('closed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  const startAgain = useCallback(() => {
    setTurn((count) => count + 1);
    setStep('reading');
  }, []);
  const left = useIdleReset(step === 'filling', startAgain);

  return (
    <ConfigProvider theme={LARGE}>
      <main className={styles['place']}>
        <div className={styles['column']}>
          <p className={styles['brand']}>{facts?.name ?? 'Sideline'}</p>
          {step === 'closed' && <Closed path={path} onOpen={() => setStep('reading')} />}
          {step === 'reading' && <Notice path={path} onAgreed={() => setStep('filling')} />}
          {step === 'filling' && <KioskForm key={turn} path={path} />}
        </div>
        <Modal
          open={left !== null}
          title="Are you still there?"
          closable={false}
          footer={
            <Button type="primary" size="large">
              I am still here
            </Button>
          }
        >
          <p role="timer">
            Touch the screen to go on. What you have entered is cleared in {left ?? 0} seconds.
          </p>
        </Modal>
      </main>
    </ConfigProvider>
  );
}

/** What everybody sees who is not at an open kiosk: words, and a box for the code that the crew has. */
function Closed({ path, onOpen }: { readonly path: string; readonly onOpen: () => void }) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await callRest('POST', `${path}/kiosk/enter`, { code });
      onOpen();
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  };
  return (
    <>
      <h1>Thank you</h1>
      <p>This device takes no details at the moment. Please give it to a member of the crew.</p>
      <form noValidate className={styles['code']} autoComplete="off" onSubmit={(event) => void enter(event)}>
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
        <label htmlFor="kiosk-code">For the crew: the code from the record</label>
        <Input
          id="kiosk-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target: { value } }) => setCode(value)}
        />
        <Button htmlType="submit" size="large" disabled={code.trim() === ''}>
          Open
        </Button>
      </form>
    </>
  );
}

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
function Notice({ path, onAgreed }: { readonly path: string; readonly onAgreed: () => void }) {
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
        notice && (
          <Button type="primary" size="large" loading={isSending} onClick={() => void agree(notice.version)}>
            I Agree
          </Button>
        )
      }
    >
      <div className={styles['notice']} tabIndex={0} role="region" aria-label="Privacy Notice">
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
        {notice && <NoticeText content={notice.content} />}
      </div>
    </Modal>
  );
}
