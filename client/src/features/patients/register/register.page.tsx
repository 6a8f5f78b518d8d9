import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/document-title';
import { LogoMark } from '../../../components/logo';
import { StandAlone } from '../../../components/stand-alone';
import { useProviderFacts } from '../../../lib/provider-settings';
import styles from './register.module.css';
import { RegistrationForm } from './registration-form';

const TITLE = 'Welcome to Patient Registration';

/** /patient-register: anybody registers as a patient, with or without an account (spec section 2). */
export default function RegisterPage() {
  useDocumentTitle(TITLE);
  const facts = useProviderFacts();
  const [done, setDone] = useState<{ readonly count: number; readonly hasAccount: boolean } | null>(null);
  const support = facts?.supportEmail ? `mailto:${facts.supportEmail}` : '/contact-us';
  return (
    <StandAlone>
      <main className={styles['place']}>
        <div className={styles['column']}>
          <header className={styles['brand']}>
            <p>
              <LogoMark size={40} tone="light" />
              {facts?.name ?? 'Sideline'}
            </p>
            <Button href={support}>Contact Support</Button>
          </header>
          <h1 className={styles['title']}>{TITLE}</h1>
          <p className={styles['note']}>
            Your privacy (GDPR): what you enter is protected by the UK General Data Protection Regulation. We
            use it to care for you at events, share it only with those who treat you, and keep it as our
            privacy policy says.
          </p>
          {done && <Registered key={done.count} hasAccount={done.hasAccount} />}
          <RegistrationForm
            key={done?.count ?? 0}
            onRegistered={(hasAccount) => setDone((last) => ({ count: (last?.count ?? 0) + 1, hasAccount }))}
          />
          <p>
            <Link to="/login">Back to sign-in</Link>
          </p>
        </div>
      </main>
    </StandAlone>
  );
}

/** What came of it, where the person looks next. */
function Registered({ hasAccount }: { readonly hasAccount: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
    frame.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={frame} tabIndex={-1} role="status">
      <Alert
        type="success"
        showIcon
        title="Registration successful!"
        description={
          hasAccount ? (
            <>
              Follow the link in the e-mail that we have sent you first: it confirms your address. Then you
              can <Link to="/login">sign in</Link> with your e-mail address and password.
            </>
          ) : null
        }
      />
    </div>
  );
}
