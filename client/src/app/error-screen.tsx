import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeeping } from '../lib/device/keeping';
import { useOnline } from '../lib/online';
import styles from './full-page.module.css';

const FALLBACK = 'An unexpected error occurred.';

/** What a refresh would lose. Unsent changes are still being sent behind this screen. */
function UnsentHint() {
  const { unsent } = useOnline();
  const keeping = useKeeping();
  const waiting = `${unsent === 1 ? '1 change has' : `${unsent} changes have`} not reached the server.`;
  const cost =
    keeping.kind === 'kept'
      ? 'Please refresh the page. Unsent changes stay on this device and will be sent afterwards.'
      : 'Sideline keeps trying while this page is open. If you refresh, unsent changes are lost.';
  return (
    <p className={styles.hint} role="status">
      {unsent === 0
        ? 'Please refresh the page. Everything that you entered in a record is on the server.'
        : `${waiting} ${cost}`}
    </p>
  );
}

/** The full page error screen of spec section 2, for any uncaught render error. It uses nothing that could fail again. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const message = error instanceof Error && error.message !== '' ? error.message : FALLBACK;
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1 className={styles.heading}>Oops! Something went sideways.</h1>
        <p className={styles.message}>{message}</p>
      </div>
      <UnsentHint />
      <button type="button" className={styles.button} onClick={() => location.reload()}>
        Refresh and Hope for the Best
      </button>
    </main>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** The path where it failed. On any other path, the screen is tried again. */
  readonly place?: string;
}

interface BoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly place?: string | undefined;
}

/** Catches what fails outside the router. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, hasFailed: false, place };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

/** The same within the router, so that leaving the screen that failed clears the failure. */
export function RouteErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary place={useLocation().key}>{children}</ErrorBoundary>;
}
