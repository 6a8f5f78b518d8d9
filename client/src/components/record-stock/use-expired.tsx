import { ReasonDialog } from '../ui/reason-dialog';
import type { UsableLotFragment } from './record-stock.generated';
import { lotName } from './usable-lot';

interface UseExpiredProps {
  readonly lot: UsableLotFragment;
  readonly onGive: (reason: string) => void;
  readonly onClose: () => void;
}

/** An expired lot may be used only in an emergency, with a reason that stays in the record. */
export function UseExpired({ lot, onGive, onClose }: UseExpiredProps) {
  return (
    <ReasonDialog
      title={`Use ${lotName(lot)}, which has expired?`}
      label="Why are you using it?"
      hint="The reason is saved in the record and shown to the person who signs it."
      okText="Use expired lot"
      isDanger
      maxLength={300}
      onGive={onGive}
      onClose={onClose}
    />
  );
}
