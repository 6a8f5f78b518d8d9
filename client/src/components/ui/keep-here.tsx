import { Button, type ButtonProps } from 'antd';
import { askToKeep, useKeeping } from '../../lib/device/keeping';

/**
 * Shown if the device would keep entries and only lacks the key: a button that asks for the password in place. This
 * happens when a page is reloaded right after signing in, before the key was made (ADR 8).
 */
export function KeepHere({ type = 'link', className }: Pick<ButtonProps, 'type' | 'className'>) {
  const keeping = useKeeping();
  if (keeping.kind === 'kept' || keeping.wantsPassword !== true) return null;
  return (
    <Button type={type} className={className} aria-haspopup="dialog" data-keep-here="" onClick={askToKeep}>
      Keep on this device
    </Button>
  );
}
