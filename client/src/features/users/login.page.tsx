import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../components/ui/logo';
import { useDocumentTitle } from '../../components/ui/document-title';
import { LanguageSwitch } from '../../components/ui/language-switch';
import { lazyPart } from '../../components/ui/lazy-part';
import { PlainAlert, PlainInput, PlainPassword, PlainSubmit } from '../../components/ui/plain';
import { RefusedError } from '../../lib/http';
import { lastEmail } from '../../lib/last-email';
import { useOnline } from '../../lib/online';
import { useProviderFacts } from '../../lib/provider-settings';
import { useSignInSteps } from '../../lib/use-sign-in-steps';
import { useSaid, useSay, type Key } from '../../lib/words/use-words';
import styles from './login.module.css';
import { useLinkToken } from './use-link-token';

/** Most people sign in without a code, so its field loads when it is needed. */
const CodeField = lazyPart(async () => ({ default: (await import('./sign-in-code')).SignInCode }), {
  lost: <Word of="signIn.codeLost" />,
  again: <Word of="signIn.tryAgain" />,
  fallback: null,
});

interface Faults {
  readonly email?: Key;
  readonly password?: Key;
}

interface Failure {
  readonly text: string;
  readonly code?: string;
}

function Word({ of }: { readonly of: Key }) {
  return useSay()(of);
}

/** Sign-in: outside the shell, without Ant Design and Apollo Client, so that it opens quickly on a poor connection. */
export default function LoginPage() {
  const say = useSay();
  const said = useSaid();
  const { signIn, attempt, isCodeAsked, failureOf } = useSignInSteps();
  const link = useLinkToken();
  const { isOnline } = useOnline();
  const facts = useProviderFacts();
  const [email, setEmail] = useState(lastEmail.read);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useDocumentTitle(say('signIn.title'));

  useEffect(() => {
    if (faults.email ?? faults.password)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found: Faults = {
      ...(email.trim() === '' ? { email: 'signIn.emailMissing' } : {}),
      ...(password === '' ? { password: 'signIn.passwordMissing' } : {}),
    };
    setFaults(found);
    setFailure(null);
    if (found.email ?? found.password) return;
    setIsSending(true);
    try {
      lastEmail.keep(email.trim());
      // The guard sees a known user on /login and sends them to their landing page.
      if ((await signIn({ email: email.trim(), password, code, link: link ?? undefined })) === null)
        setIsSending(false);
    } catch (reason) {
      setFailure({
        text: failureOf(reason),
        ...(reason instanceof RefusedError ? { code: reason.code } : {}),
      });
      setIsSending(false);
      // The field for the code takes the focus itself.
      if (!isCodeAsked) form.current?.querySelector<HTMLElement>('#password')?.focus();
    }
  };

  return (
    <main className={styles.place}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <LogoMark size={48} tone="light" />
          <div className={styles.names}>
            <p className={styles.product}>Sideline</p>
            <p className={styles.provider}>{facts?.name ?? '\u00a0'}</p>
          </div>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        </div>
        <h1 className={styles.title}>{say('signIn.title')}</h1>
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {!isOnline && failure === null && <PlainAlert type="warning" title={say('signIn.unreachable')} />}
          {link !== null && failure === null && (
            <PlainAlert type="warning" role="status" title={say('signIn.byLink')} />
          )}
          {failure && <PlainAlert type="error" title={said(failure.text, failure.code)} />}
          <div className={styles.field}>
            <label htmlFor="email">{say('signIn.email')}</label>
            <PlainInput
              id="email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              isWrong={faults.email !== undefined}
              aria-describedby={faults.email ? 'email-fault' : undefined}
              onChange={(event) => setEmail(event.target.value)}
            />
            {faults.email && (
              <p id="email-fault" className={styles.fault}>
                {say(faults.email)}
              </p>
            )}
          </div>
          <div className={styles.field}>
            <label htmlFor="password">{say('signIn.password')}</label>
            <PlainPassword
              id="password"
              name="password"
              autoComplete="current-password"
              value={password}
              isWrong={faults.password !== undefined}
              reveal={say('signIn.showPassword')}
              aria-describedby={faults.password ? 'password-fault' : undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
            {faults.password && (
              <p id="password-fault" className={styles.fault}>
                {say(faults.password)}
              </p>
            )}
          </div>
          {isCodeAsked && <CodeField attempt={attempt} value={code} onChange={setCode} />}
          <PlainSubmit isBusy={isSending}>{say('signIn.submit')}</PlainSubmit>
        </form>
        <ul className={styles.links}>
          <li>
            <Link to="/forgot-password">{say('signIn.forgotten')}</Link>
          </li>
          <li>
            <Link to="/patient-register">{say('signIn.register')}</Link>
          </li>
        </ul>
      </div>
      <ul className={styles.policies}>
        <li>
          <Link to="/privacy-policy">{say('signIn.privacy')}</Link>
        </li>
        <li>
          <Link to="/terms-of-service">{say('signIn.terms')}</Link>
        </li>
        <li>
          <Link to="/cookie-policy">{say('signIn.cookies')}</Link>
        </li>
        <li>
          <Link to="/contact-us">{say('signIn.contact')}</Link>
        </li>
      </ul>
    </main>
  );
}
