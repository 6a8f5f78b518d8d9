import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/ui/document-title';
import { LanguageSwitch } from '../../../components/ui/language-switch';
import { LogoMark } from '../../../components/ui/logo';
import { StandAlone } from '../../../components/ui/stand-alone';
import { useProviderFacts } from '../../../lib/provider-settings';
import { Rich } from '../../../lib/words/rich';
import { useSay } from '../../../lib/words/use-words';
import styles from './register.module.css';
import { RegistrationForm } from './registration-form';

/** /patient-register: anyone can register as a patient, with or without an account (spec section 2). */
export default function RegisterPage() {
  const say = useSay();
  useDocumentTitle(say('register.title'));
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
            <div className={styles['beside']}>
              <LanguageSwitch />
              <Button href={support}>{say('register.support')}</Button>
            </div>
          </header>
          <h1 className={styles['title']}>{say('register.title')}</h1>
          <p className={styles['note']}>{say('register.note')}</p>
          {done && <Registered key={done.count} hasAccount={done.hasAccount} />}
          <RegistrationForm
            key={done?.count ?? 0}
            onRegistered={(hasAccount) => setDone((last) => ({ count: (last?.count ?? 0) + 1, hasAccount }))}
          />
          <p>
            <Link to="/login">{say('register.backToSignIn')}</Link>
          </p>
        </div>
      </main>
    </StandAlone>
  );
}

/** The outcome, where the person looks next. */
function Registered({ hasAccount }: { readonly hasAccount: boolean }) {
  const say = useSay();
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
        title={say('register.successful')}
        description={hasAccount ? <Rich of="register.follow" parts={{ link: <Link to="/login" /> }} /> : null}
      />
    </div>
  );
}
