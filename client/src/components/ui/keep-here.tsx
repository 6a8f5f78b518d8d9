import { Button, type ButtonProps } from 'antd';
import { askToKeep, useKeeping } from '../../lib/device/keeping';

/**
 * Where the device would keep entries and only has no key: a button that asks for the password in place. A page
 * reloaded right after signing in went before the key was made of it (ADR 8).
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
