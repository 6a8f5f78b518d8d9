import { Button, ConfigProvider, Modal } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/ui/document-title';
import { FormFailure } from '../../../components/ui/form-failure';
import { codeOf, messageOf } from '../../../lib/errors';
import { hashText } from '../../../lib/hash-text';
import { callRest } from '../../../lib/http';
import { useProviderFacts } from '../../../lib/provider-settings';
import { useSession } from '../../../lib/session';
import { chooseLanguage } from '../../../lib/words/catalogues';
import { deviceLanguage } from '../../../lib/words/languages';
import { useSaid, useSay } from '../../../lib/words/use-words';
import { enterKiosk } from './enter-kiosk';
import { KioskClosed } from './kiosk-closed';
import { KioskForm } from './kiosk-form';
import { KioskNotice } from './kiosk-notice';
import styles from './kiosk.module.css';
import { useIdleReset } from './use-idle-reset';

/** Large enough for a stranger's thumb (screens section 8). */
const LARGE = { token: { fontSize: 20, controlHeight: 64, controlHeightLG: 64 } };

type Step = 'asking' | 'failed' | 'closed' | 'reading' | 'filling';

/** The answer of GET /api/prf/{prfId}/kiosk. */
interface KioskAnswer {
  readonly isOpen: boolean;
}

/**
 * /prf/{custom_prf_id}/kiosk: a patient reads the notice, agrees and fills in their own details. No other part of the
 * application is here, no patient data is shown or kept on the device, and without kiosk mode the page is empty.
 */
export default function KioskPage() {
  const say = useSay();
  const said = useSaid();
  useDocumentTitle(say('kiosk.title'));
  const { customPrfId = '' } = useParams();
  const facts = useProviderFacts();
  const path = `/api/prf/${encodeURIComponent(customPrfId)}`;
  const { handOver } = useSession();
  const [step, setStep] = useState<Step>('asking');
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // The code in the address, until the server has checked it.
  const code = useRef('');
  // Each patient gets a new form, so that nothing the last person typed is left.
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    code.current = hashText(location.hash) ?? code.current;
    // The code works once, and must not stay in the browser's history.
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
        setFailure(reason);
        setStep(isRefused ? 'closed' : 'failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, handOver, attempt]);

  // The crew's link was opened in a tab that already shows the kiosk: the address changes, but not the page.
  useEffect(() => {
    const askAgain = () => {
      if (hashText(location.hash) === null) return;
      setStep('asking');
      setAttempt((count) => count + 1);
    };
    addEventListener('hashchange', askAgain);
    return () => removeEventListener('hashchange', askAgain);
  }, []);

  const startAgain = useCallback(() => {
    setTurn((count) => count + 1);
    setStep('reading');
    // The next person chooses their own language. If its words do not load, it stays as it is.
    void chooseLanguage(deviceLanguage(), false).catch(() => undefined);
  }, []);
  const left = useIdleReset(step === 'filling', startAgain);

  return (
    <ConfigProvider theme={LARGE}>
      <main className={styles['place']}>
        <div className={styles['column']}>
          <p className={styles['brand']}>{facts?.name ?? 'Sideline'}</p>
          {step === 'failed' && (
            <>
              <h1>{say('kiosk.wait')}</h1>
              <FormFailure text={said(messageOf(failure), codeOf(failure))} />
              <Button
                size="large"
                onClick={() => {
                  setStep('asking');
                  setAttempt((count) => count + 1);
                }}
              >
                {say('kiosk.tryAgain')}
              </Button>
            </>
          )}
          {step === 'closed' && <KioskClosed path={path} />}
          {step === 'reading' && <KioskNotice path={path} onAgreed={() => setStep('filling')} />}
          {step === 'filling' && <KioskForm key={turn} path={path} />}
        </div>
        <Modal
          open={left !== null}
          title={say('kiosk.stillThere')}
          closable={false}
          footer={
            <Button type="primary" size="large">
              {say('kiosk.here')}
            </Button>
          }
        >
          <p role="timer">{say('kiosk.clearing', { seconds: left ?? 0 })}</p>
        </Modal>
      </main>
    </ConfigProvider>
  );
}
