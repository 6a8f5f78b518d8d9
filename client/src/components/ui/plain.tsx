import { useState, type ComponentProps, type ReactNode } from 'react';
import styles from './plain.module.css';

/**
 * Controls without Ant Design, for the sign-in page, and for a part whose script failed to load. They look like Ant
 * Design's own.
 */

type PlainInputProps = Omit<ComponentProps<'input'>, 'className' | 'aria-invalid'> & {
  readonly isWrong: boolean;
};

export function PlainInput({ isWrong, ...rest }: PlainInputProps) {
  return <input {...rest} className={styles.input} aria-invalid={isWrong} />;
}

/** A password is hidden until the user asks to see it. `reveal` names the button. */
export function PlainPassword({ reveal, ...rest }: PlainInputProps & { readonly reveal: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.revealed}>
      <PlainInput {...rest} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.reveal}
        aria-label={reveal}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="1.8" d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
          <circle strokeWidth="1.8" cx="12" cy="12" r="3" />
          {!isShown && <path strokeWidth="1.8" strokeLinecap="round" d="m4.5 4.5 15 15" />}
        </svg>
      </button>
    </div>
  );
}

interface PlainSubmitProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The primary button of a form. The form itself ignores further submits while it is busy. */
export function PlainSubmit({ isBusy, children }: PlainSubmitProps) {
  return (
    <button type="submit" className={`${styles.button} ${styles.primary}`} aria-busy={isBusy}>
      {isBusy && <span className={styles.turning} />}
      {children}
    </button>
  );
}

export function PlainButton({ onClick, children }: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

interface PlainAlertProps {
  readonly type: 'error' | 'warning';
  readonly role?: 'alert' | 'status';
  readonly title: ReactNode;
  readonly action?: ReactNode;
}

export function PlainAlert({ type, role = 'alert', title, action }: PlainAlertProps) {
  return (
    <div role={role} className={`${styles.alert} ${styles[type]}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm-.9 3.8h1.8l-.2 5H7.3l-.2-5ZM8 12.4a1 1 0 1 1 0-2 1 1 0 0 1 0 2Z" />
      </svg>
      <span className={styles.words}>{title}</span>
      {action}
    </div>
  );
}
