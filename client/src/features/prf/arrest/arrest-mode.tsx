import { useSession } from '../../../lib/session';
import { usePrf } from '../prf-context';
import { ArrestScreen } from './arrest-screen';
import { useTaps } from './use-taps';

interface ArrestModeProps {
  readonly onLeave: () => void;
}

/**
 * The arrest while its device is open. It fills the whole screen, above even the dialog that asks for a password. It is
 * not shown on a locked device, where no key or touch makes an entry. When unlocked, it continues where it was.
 */
export function ArrestMode({ onLeave }: ArrestModeProps) {
  const { store } = usePrf();
  const { status } = useSession();
  const taps = useTaps(store);
  if (status === 'locked') return null;
  return <ArrestScreen taps={taps} hasSessionEnded={status === 'ended'} onLeave={onLeave} />;
}
