import { WarningFilled } from '@ant-design/icons';
import type { Unread } from './unread';

/** A figure that is not a value yet, marked as such. */
export function UnreadFigure({ text, isRefused }: Unread) {
  return isRefused ? (
    <span className="prf-unread">
      <WarningFilled aria-hidden="true" /> {text} <span className="prf-unread-words">not valid yet</span>
    </span>
  ) : (
    text
  );
}
