import { reversalFacts } from '@sideline/schema/validation/stock';
import { check } from '@sideline/schema/validation/check';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm } from '../../components/ui/drawer-form';
import { TextField } from '../../components/ui/text-field';
import { useWitnessed } from '../../components/witness/use-witnessed';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { useReverseStockMovesMutation, type MoveLineFragment } from './inventory.generated';
import { moveSentence } from './stock-words';

interface ReverseDrawerProps {
  readonly move: MoveLineFragment;
  readonly isWitnessed: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const controlId = (field: string): string => `reverse-${field.replaceAll('.', '-')}`;

/** Reverses a move with another in the opposite direction, once. Administrators only. */
export function ReverseDrawer({ move, isWitnessed, onClose, onDone }: ReverseDrawerProps) {
  const [key] = useState(() => newId());
  const [reason, setReason] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId, isWitnessed);
  const [reverse] = useReverseStockMovesMutation({ context: inlineErrors });
  const submit = async () => {
    const { data, problems } = check(reversalFacts, { key, moveIds: [move.id], reason });
    const isSaved = await save(problems, async () => {
      if (data !== null)
        await reverse({ variables: { input: { ...data, witness: isWitnessed ? input() : null } } });
    });
    if (!isSaved) return;
    notify.success('Move reversed.');
    onDone();
  };
  return (
    <DrawerForm
      title="Reverse this move?"
      action="Reverse move"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        <strong>{moveSentence(move)}</strong>
      </p>
      <p style={{ margin: 0 }}>
        {`${moveSentence({ ...move, fromName: move.toName, toName: move.fromName })} will be entered now. Both moves stay in the list, and neither can be reversed again.`}
      </p>
      <TextField
        id={controlId('reason')}
        label="Why are you reversing it?"
        isLong
        isRequired
        value={reason}
        error={saving.problems.of('reason')}
        onChange={setReason}
      />
      {fields()}
    </DrawerForm>
  );
}
