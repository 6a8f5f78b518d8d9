import { handoverFacts } from '@sideline/schema/control/validation';
import { check } from '@sideline/schema/validation/check';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import {
  useAcceptControlHandoverMutation,
  useOfferControlHandoverMutation,
  type ControlBoardFieldsFragment,
} from './control.generated';
import styles from './control.module.css';

interface HandoverDialogProps {
  readonly board: ControlBoardFieldsFragment;
  readonly userId: string;
  readonly onClose: () => void;
}

const controlId = (field: string): string => `handover-${field}`;

/** What the reader can do about control now, as the button says it; null where someone else has to act. */
export const handoverAct = (
  { controller, handover }: Pick<ControlBoardFieldsFragment, 'controller' | 'handover'>,
  userId: string,
): 'Take control' | 'Hand over' | 'Take over' | null => {
  if (handover !== null) return handover.byUserId === userId ? null : 'Take over';
  if (controller === null) return 'Take control';
  return controller.userId === userId ? 'Hand over' : null;
};

/** Handing over control, or taking it over: each of the two signs with their password. */
export function HandoverDialog({ board, userId, onClose }: HandoverDialogProps) {
  const { handover } = board;
  // As it was when the dialog opened: what others do while it is open is answered by the server.
  const [act] = useState(() => handoverAct(board, userId));
  const [handoverId] = useState(() => (act === 'Take over' ? (handover?.id ?? '') : newId()));
  const [summary, setSummary] = useState('');
  const [password, setPassword] = useState('');
  const saving = useSaving(controlId);
  const [offer] = useOfferControlHandoverMutation({ context: inlineErrors });
  const [accept] = useAcceptControlHandoverMutation({ context: inlineErrors });
  const isAccepting = act === 'Take over';
  const save = async () => {
    const facts = isAccepting ? null : check(handoverFacts, { summary });
    const problems = [
      ...(facts?.problems ?? []),
      ...(password === '' ? [{ field: 'password', code: 'required', message: 'Enter your password.' }] : []),
    ];
    const isSaved = await saving.run(problems, async () => {
      if (isAccepting) await accept({ variables: { input: { handoverId, password } } });
      else await offer({ variables: { input: { eventId: board.id, handoverId, summary, password } } });
    });
    if (isSaved) onClose();
  };
  if (act === null) return null;
  const hint = 'Your password is your signature.';
  return (
    <Modal
      open
      title={
        isAccepting ? 'Take over control?' : act === 'Hand over' ? 'Hand over control?' : 'Take control?'
      }
      okText={
        act === 'Take control'
          ? 'Sign and take control'
          : isAccepting
            ? 'Sign and take over'
            : 'Sign and hand over'
      }
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        {isAccepting && handover !== null ? (
          <div>
            <p className={styles.quiet}>
              {handover.by} signed at {formatDateTime(handover.at)}.
            </p>
            <p className={styles.logText}>{handover.summary}</p>
          </div>
        ) : (
          <TextField
            id={controlId('summary')}
            label={act === 'Hand over' ? 'What the next controller needs to know' : 'How things stand'}
            hint="It is kept in the control log."
            value={summary}
            error={saving.problems.of('summary')}
            isRequired
            isLong
            onChange={setSummary}
          />
        )}
        <FormField
          id={controlId('password')}
          label="Your password"
          hint={hint}
          error={saving.problems.of('password')}
          isRequired
        >
          <Input.Password
            id={controlId('password')}
            value={password}
            autoComplete="current-password"
            aria-required
            aria-invalid={saving.problems.of('password') !== null}
            aria-describedby={describedBy(controlId('password'), hint, saving.problems.of('password'))}
            onChange={({ target }) => setPassword(target.value)}
          />
        </FormField>
      </div>
    </Modal>
  );
}
