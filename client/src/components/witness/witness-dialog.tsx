import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { ErrorSummary } from '../ui/entity-form';
import { FormFailure } from '../ui/form-failure';
import { useSaving } from '../ui/use-saving';
import { witnessInput, witnessProblems, type WitnessDraft } from './witness-draft';
import { WitnessFields } from './witness-fields';

export type Proof = ReturnType<typeof witnessInput>;

interface WitnessDialogProps {
  readonly title: string;
  /** The button's words. */
  readonly action: string;
  /** Does what the witness confirms. If it is refused, the dialog stays open and shows why. */
  readonly send: (proof: Proof) => Promise<unknown>;
  /** True once it is done, false if the dialog was closed. */
  readonly onEnd: (isDone: boolean) => void;
}

const controlId = (field: string): string => `asked-${field.replaceAll('.', '-')}`;

/** Asks who witnessed it and for their proof. */
export function WitnessDialog({ title, action, send, onEnd }: WitnessDialogProps) {
  const saving = useSaving(controlId);
  const [witness, setWitness] = useState<WitnessDraft | null>(null);
  const isEnding = useRef(false);
  const save = async () => {
    if (isEnding.current) return;
    const isSaved = await saving.run(witnessProblems(witness), () => send(witnessInput(witness)));
    if (!isSaved) return;
    isEnding.current = true;
    onEnd(true);
  };
  return (
    <Modal
      open
      title={title}
      okText={action}
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={() => onEnd(false)}
    >
      <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
      <FormFailure text={saving.failure} />
      <WitnessFields
        controlId={controlId}
        value={witness}
        errorOf={saving.problems.of}
        onChange={setWitness}
      />
    </Modal>
  );
}
