import { useRef, type PointerEvent, type ThHTMLAttributes } from 'react';
import styles from './table.module.css';

export interface HeadCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Called with the new width, in pixels, when the handle is let go. */
  readonly onWidth?: (width: number) => void;
}

/** A head with a handle at its end that sets the column's width. Keyboard users set the width as a number. */
export function HeadCell({ onWidth, children, ...rest }: HeadCellProps) {
  const from = useRef<number | null>(null);
  const moved = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    currentTarget.style.transform = `translateX(${String(clientX - from.current)}px)`;
  };
  const dropped = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, isMeant: boolean) => {
    if (from.current === null) return;
    const by = clientX - from.current;
    from.current = null;
    currentTarget.style.transform = '';
    const head = currentTarget.closest('th');
    if (isMeant && head !== null && Math.abs(by) > 2) onWidth?.(head.getBoundingClientRect().width + by);
  };
  return (
    <th {...rest}>
      {children}
      {onWidth === undefined ? null : (
        <span
          aria-hidden="true"
          className={styles['handle']}
          data-handle=""
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = event.clientX;
          }}
          onPointerMove={moved}
          onPointerUp={(event) => dropped(event, true)}
          onPointerCancel={(event) => dropped(event, false)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  );
}
