import { Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { codeOf } from '../../lib/errors';
import { FormFailure } from '../form-failure';
import { useSaving } from '../use-saving';
import { witnessInput, witnessProblems, type WitnessDraft } from './witness-draft';
import { WitnessFields } from './witness-fields';

type Proof = ReturnType<typeof witnessInput>;
type Send = (witness: Proof | null) => Promise<unknown>;

interface Asked {
  readonly send: Send;
  readonly isDone: (isDone: boolean) => void;
}

const controlId = (field: string): string => `asked-${field.replaceAll('.', '-')}`;

/**
 * Runs an act that may move a controlled drug. Where the server asks for a witness, a dialog does, and the act is sent again with
 * the proof. `run` is true once it is done, false where the witness was not given; it rejects with any other refusal.
 */
export function useWitnessing(): {
  readonly run: (send: Send) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = async (send: Send): Promise<boolean> => {
    try {
      await send(null);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'WITNESS_REQUIRED') throw error;
      return new Promise((resolve) => {
        setAsked({ send, isDone: resolve });
      });
    }
  };
  const end = (isDone: boolean) => {
    asked?.isDone(isDone);
    setAsked(null);
  };
  return { run, dialog: asked === null ? null : <WitnessDialog send={asked.send} onEnd={end} /> };
}

interface WitnessDialogProps {
  readonly send: Send;
  readonly onEnd: (isDone: boolean) => void;
}

function WitnessDialog({ send, onEnd }: WitnessDialogProps) {
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
      title="A controlled drug needs a witness"
      okText="Witness and continue"
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={() => onEnd(false)}
    >
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
