import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

interface FormFailureProps {
  /** Why it failed and what to do, in words; nothing where it did not. */
  readonly text: string | null | undefined;
}

/**
 * Why a form could not be sent. Takes the focus when it appears, so that it is on screen and read out, however far the
 * person has scrolled. A form clears it before the next try: the same failure again is then a new one.
 */
export function FormFailure({ text }: FormFailureProps) {
  return text ? <Shown key={text} text={text} /> : null;
}

function Shown({ text }: { readonly text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={frame} tabIndex={-1} role="alert">
      <Alert type="error" showIcon role="none" title={text} />
    </div>
  );
}
