import { Alert, theme } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';

interface FormFailureProps {
  /** Why it failed and what to do, in words; empty if it did not. */
  readonly text: string | null | undefined;
  /** More about it, such as each part that failed. */
  readonly description?: ReactNode;
  /** A way out, such as a link or a button. */
  readonly action?: ReactNode;
  /** Its place is in the window already, wherever the page is scrolled to. */
  readonly isInView?: boolean;
  /** Something just below, which the failure asks for, takes the focus instead. */
  readonly isBesideQuestion?: boolean;
}

/**
 * Why a form could not be sent. Takes the focus when it appears, so that it is on screen and read out, however far the
 * person has scrolled. A form clears it before the next attempt, so that the same failure again counts as a new one.
 */
export function FormFailure({ text, ...more }: FormFailureProps) {
  return text ? <Shown key={text} text={text} {...more} /> : null;
}

function Shown({ text, description, action, isInView = false, isBesideQuestion = false }: FormFailureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  useEffect(() => {
    if (isBesideQuestion) return;
    frame.current?.focus({ preventScroll: true });
    if (!isInView) frame.current?.scrollIntoView({ block: 'center' });
  }, [isInView, isBesideQuestion]);
  return (
    <div ref={frame} tabIndex={-1} role="alert" style={{ borderRadius: token.borderRadiusLG }}>
      <Alert type="error" showIcon role="none" title={text} description={description} action={action} />
    </div>
  );
}
