import { Modal } from 'antd';
import { useState } from 'react';
import { v7 } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { personName } from '../rota';
import type { RotaPersonFragment, RotaShiftFragment } from '../shifts.generated';
import styles from '../shifts.module.css';
import { isOvertaken, isToBeReadAgain } from '../use-shift-acts';
import { shiftLine } from './swap-words';
import { useOfferShiftSwapMutation, useShiftsToComeQuery } from './swaps.generated';

interface OfferSwapDialogProps {
  readonly shift: RotaShiftFragment;
  readonly people: readonly RotaPersonFragment[];
  /** The shift is or may be on offer, or has changed. Load it again. */
  readonly onOffered: () => void;
  /** It cannot be offered any more. The dialog closes, and what it was opened from says why. */
  readonly onOvertaken: (why: string) => void;
  readonly onClose: () => void;
}

/** Who the shift is offered to, and whether it is in exchange for one of theirs. */
export function OfferSwapDialog({ shift, people, onOffered, onOvertaken, onClose }: OfferSwapDialogProps) {
  // One id for each offer: if it is sent again after an answer was lost, the server finds the one that was made.
  const [id] = useState(() => v7());
  const [staffId, setStaff] = useState<string | null>(null);
  const [otherShiftId, setOther] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [offer, { loading }] = useOfferShiftSwapMutation({ context: inlineErrors });
  const theirs = useShiftsToComeQuery({
    variables: { staffId: staffId ?? '' },
    // Nobody is chosen yet.
    fetchPolicy: staffId === null ? 'standby' : 'no-cache',
  });
  const send = async () => {
    setFault(null);
    setFailure(null);
    if (staffId === null) {
      setFault('Choose a colleague.');
      document.getElementById('swap-person')?.focus();
      return;
    }
    try {
      await offer({ variables: { input: { id, shiftId: shift.id, staffId, otherShiftId } } });
      notify.success('You have offered your shift.');
      onOffered();
      onClose();
    } catch (error) {
      if (isToBeReadAgain(error)) onOffered();
      if (!isOvertaken(error)) {
        setFailure(messageOf(error));
        return;
      }
      // The shift has changed, or is already on offer by a request whose answer was lost, so this dialog closes.
      onClose();
      onOvertaken(messageOf(error));
    }
  };
  return (
    <Modal
      open
      title="Offer swap"
      okText="Offer swap"
      confirmLoading={loading}
      mask={{ closable: false }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        <p>The shift stays yours until your colleague accepts and an administrator approves.</p>
        <FormFailure text={failure} />
        <FormField id="swap-person" label="Colleague" error={fault} isRequired>
          <Choice<string>
            id="swap-person"
            placeholder="Choose a colleague"
            {...(staffId === null ? {} : { value: staffId })}
            options={people
              .filter(({ staffId }) => staffId !== shift.staff?.staffId)
              .map((person) => ({ value: person.staffId, label: personName(person) }))}
            onChange={(chosen) => {
              setStaff(chosen);
              setOther(null);
            }}
          />
        </FormField>
        <FormField
          id="swap-shift"
          label="In exchange for this shift"
          hint="Leave it empty to ask for nothing in return."
        >
          <Choice<string>
            id="swap-shift"
            allowClear
            disabled={staffId === null}
            source={theirs}
            lost="Their shifts cannot be loaded just now."
            placeholder="Nothing in return"
            notFoundContent="No upcoming shift"
            {...(otherShiftId === null ? {} : { value: otherShiftId })}
            options={(theirs.data?.shiftsToCome ?? []).map((one) => ({
              value: one.id,
              label: shiftLine(one),
            }))}
            onChange={(chosen?: string) => setOther(chosen ?? null)}
          />
        </FormField>
      </div>
    </Modal>
  );
}
