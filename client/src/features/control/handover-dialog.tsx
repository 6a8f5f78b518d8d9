import { handoverFacts, takeOverFacts } from '@sideline/schema/control/validation';
import { check } from '@sideline/schema/validation/check';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { clockOf } from '../../lib/dates';
import {
  useAcceptControlHandoverMutation,
  useOfferControlHandoverMutation,
  useTakeOverControlMutation,
  useWithdrawControlHandoverMutation,
  type ControlBoardFieldsFragment,
} from './control.generated';
import styles from './control.module.css';

interface HandoverDialogProps {
  readonly board: ControlBoardFieldsFragment;
  /** Why it was opened. */
  readonly act: HandoverAct;
  readonly onClose: () => void;
}

export type HandoverAct =
  | 'Take control'
  | 'Hand over'
  | 'Take over'
  | 'Withdraw handover'
  | 'Take over without a handover';

const controlId = (field: string): string => `handover-${field}`;

/** What the reader can do about control now, as on the button; null if someone else has to act. */
export const handoverAct = (
  { controller, handover }: Pick<ControlBoardFieldsFragment, 'controller' | 'handover'>,
  { userId, role }: { readonly userId: string; readonly role: string },
): HandoverAct | null => {
  if (handover !== null) return handover.byUserId === userId ? 'Withdraw handover' : 'Take over';
  if (controller === null) return 'Take control';
  if (controller.userId === userId) return 'Hand over';
  // A controller who has left cannot sign. Without this, they would stay in control for ever.
  return role === 'admin' || !controller.isOnShift ? 'Take over without a handover' : null;
};

const TITLES: Readonly<Record<HandoverAct, readonly [title: string, button: string]>> = {
  'Take control': ['Take control?', 'Sign and take control'],
  'Hand over': ['Hand over control?', 'Sign and hand over'],
  'Take over': ['Take over control?', 'Sign and take over'],
  'Withdraw handover': ['Withdraw the handover?', 'Withdraw'],
  'Take over without a handover': ['Take over without a handover?', 'Sign and take over'],
};

/** Handing over or taking over control. Either is signed with the person's password. */
export function HandoverDialog({ board, act, onClose }: HandoverDialogProps) {
  // As it was when the dialog opened. The server handles what others do while it is open.
  const [{ controller, handover }] = useState(board);
  const isAccepting = act === 'Take over';
  const isWithdrawing = act === 'Withdraw handover';
  const isUnsigned = act === 'Take over without a handover';
  const [handoverId] = useState(() => (isAccepting || isWithdrawing ? (handover?.id ?? '') : newId()));
  const [summary, setSummary] = useState('');
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const saving = useSaving(controlId);
  const [offer] = useOfferControlHandoverMutation({ context: inlineErrors });
  const [accept] = useAcceptControlHandoverMutation({ context: inlineErrors });
  const [withdraw] = useWithdrawControlHandoverMutation({ context: inlineErrors });
  const [takeOver] = useTakeOverControlMutation({ context: inlineErrors });
  const save = async () => {
    const facts =
      isAccepting || isWithdrawing
        ? null
        : isUnsigned
          ? check(takeOverFacts, { reason })
          : check(handoverFacts, { summary });
    const problems = [
      ...(facts?.problems ?? []),
      ...(password === '' && !isWithdrawing
        ? [{ field: 'password', code: 'required', message: 'Enter your password.' }]
        : []),
    ];
    const isSaved = await saving.run(problems, async () => {
      if (isAccepting) await accept({ variables: { input: { handoverId, password } } });
      else if (isWithdrawing) await withdraw({ variables: { input: { handoverId } } });
      else if (isUnsigned)
        await takeOver({ variables: { input: { eventId: board.id, handoverId, reason, password } } });
      else await offer({ variables: { input: { eventId: board.id, handoverId, summary, password } } });
    });
    if (isSaved) onClose();
  };
  const [title, button] = TITLES[act];
  const hint = 'Your password is your signature.';
  return (
    <Modal
      open
      title={title}
      okText={button}
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
              {handover.by} signed at {clockOf(board.timeZone).dateTime(handover.at)}.
            </p>
            <p className={styles.logText}>{handover.summary}</p>
          </div>
        ) : isWithdrawing ? (
          <p>You stay in control. The control log keeps the offer and its withdrawal.</p>
        ) : isUnsigned ? (
          <>
            <p>
              {controller?.name ?? 'The controller'} has not handed over. The control log will say that they
              did not sign.
            </p>
            <TextField
              id={controlId('reason')}
              label="Why there is no handover"
              value={reason}
              error={saving.problems.of('reason')}
              isRequired
              isLong
              onChange={setReason}
            />
          </>
        ) : (
          <TextField
            id={controlId('summary')}
            label={act === 'Hand over' ? 'What the next controller needs to know' : 'Current situation'}
            hint="It is kept in the control log."
            value={summary}
            error={saving.problems.of('summary')}
            isRequired
            isLong
            onChange={setSummary}
          />
        )}
        {isWithdrawing ? null : (
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
        )}
      </div>
    </Modal>
  );
}
