import { Alert, Button, ConfigProvider, Input, Modal } from 'antd';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/document-title';
import { codeOf, messageOf } from '../../../lib/errors';
import { callRest, RefusedError } from '../../../lib/http';
import { useProviderFacts } from '../../../lib/provider-settings';
import { useSession } from '../../../lib/session';
import { NoticeText } from '../notices/notice-text';
import { KioskForm } from './kiosk-form';
import styles from './kiosk.module.css';
import { useIdleReset } from './use-idle-reset';

/** Large enough for a stranger's thumb (screens section 8). */
const LARGE = { token: { fontSize: 20, controlHeight: 64, controlHeightLG: 64 } };

const NOTICE_MISSING = 'GDPR notice content not found.';
const NOTICE_FAILED = 'Failed to load GDPR notice content.';

type Step = 'asking' | 'failed' | 'closed' | 'reading' | 'filling';

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
  const { handOver } = useSession();
  const [step, setStep] = useState<Step>('asking');
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  // The code of the address, until the server has looked at it.
  const code = useRef('');
  // Each turn is a form of its own: what the last person typed is gone with it.
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    if (location.hash !== '') code.current = decodeURIComponent(location.hash.slice(1));
    // The code works once; the browser's history does not keep it.
    history.replaceState(history.state, '', location.pathname);
    const ask = async (): Promise<Step> => {
      if (code.current !== '') {
        await enterKiosk(path, code.current, handOver);
        return 'asking';
      }
      return ((await callRest('GET', `${path}/kiosk`)) as KioskAnswer).isOpen ? 'reading' : 'closed';
    };
    ask().then(
      (found) => isCurrent && setStep(found),
      (reason: unknown) => {
        if (!isCurrent) return;
        const isRefused = codeOf(reason) === 'KIOSK_CLOSED';
        if (isRefused) code.current = '';
        setFailure(messageOf(reason));
        setStep(isRefused ? 'closed' : 'failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, handOver, attempt]);

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
          {step === 'failed' && (
            <>
              <h1>Please wait a moment</h1>
              <Alert type="warning" showIcon role="alert" title={failure} />
              <Button
                size="large"
                onClick={() => {
                  setStep('asking');
                  setAttempt((count) => count + 1);
                }}
              >
                Try again
              </Button>
            </>
          )}
          {step === 'closed' && <Closed path={path} />}
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

/**
 * Makes this browser the kiosk. The page is loaded anew, as nobody's: whoever was signed in here is not any more, in no tab.
 */
const enterKiosk = async (path: string, code: string, handOver: () => Promise<void>): Promise<void> => {
  await callRest('POST', `${path}/kiosk/enter`, { code });
  await handOver();
  location.reload();
};

/** What everybody sees who is not at an open kiosk: words, and a box for the code that the crew has. */
function Closed({ path }: { readonly path: string }) {
  const { handOver } = useSession();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await enterKiosk(path, code, handOver);
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
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
        {notice && <NoticeText content={notice.content} />}
      </div>
    </Modal>
  );
}
