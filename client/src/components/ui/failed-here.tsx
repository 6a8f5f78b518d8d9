import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { attachFailurePlace } from '../../lib/failures';
import { FormFailure } from './form-failure';
import styles from './failed-here.module.css';

/** What lies over the page, last what was opened last. */
const dialogsOver = (): readonly Element[] =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter((dialog) =>
    dialog.checkVisibility(),
  );

const isReachable = (place: Element): boolean => {
  const over = dialogsOver().at(-1);
  return (place.parentElement?.checkVisibility() ?? false) && (over === undefined || over.contains(place));
};

interface FailedHereProps {
  /** Stays at the top of the window, so that the page does not have to scroll to it. */
  readonly isSticky?: boolean;
}

/**
 * Why what was pressed on this page, or in this dialog, was not done, until something else is pressed (lib/failures.ts).
 * Closing it leads back to what was pressed.
 */
export function FailedHere({ isSticky = false }: FailedHereProps) {
  const [failed, setFailed] = useState<{ readonly text: string; readonly turn: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const turns = useRef(0);
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const own = place.current;
    if (own === null) return undefined;
    // A menu, or a question about it, comes and goes after what was pressed.
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || own.contains(target)) return;
      if (target.closest('[role="menu"], [role="dialog"]')?.contains(own) === false) return;
      pressed.current = target;
    };
    document.addEventListener('focusin', remember);
    const detach = attachFailurePlace({
      isReachable: () => isReachable(own),
      say: (text) => {
        turns.current += 1;
        setFailed({ text, turn: turns.current });
      },
      clear: () => setFailed(null),
    });
    return () => {
      document.removeEventListener('focusin', remember);
      detach();
    };
  }, []);
  const close = () => {
    setFailed(null);
    pressed.current?.focus();
  };
  return (
    <div ref={place} className={isSticky ? styles['sticky'] : styles['place']}>
      {failed === null ? null : (
        <FormFailure
          key={failed.turn}
          text={failed.text}
          isInView={isSticky}
          action={
            <Button type="text" icon={<CloseOutlined />} aria-label="Close this message" onClick={close} />
          }
        />
      )}
    </div>
  );
}
