import { Button, Modal } from 'antd';
import { useState } from 'react';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf } from '../../lib/errors';
import { FormFailure } from '../form-failure';
import { StatusTag } from '../status-tag';
import { useSaving } from '../use-saving';
import { useUnwitnessedOfDoseLazyQuery, useWitnessDoseMutation } from './witness-dose.generated';
import { witnessInput, witnessProblems, type WitnessDraft } from './witness-draft';
import { WitnessFields } from './witness-fields';

const controlId = (field: string): string => `dose-${field.replaceAll('.', '-')}`;

/**
 * A controlled drug of a record waits in the register for a witness, since the record never waits for one. The
 * person who saw it given proves it here, or later in the register.
 */
export function WitnessDose({ entryId }: { readonly entryId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isWitnessed, setWitnessed] = useState(false);
  return (
    <>
      {isWitnessed ? (
        <StatusTag tone="success">Witnessed</StatusTag>
      ) : (
        <Button onClick={() => setOpen(true)}>Witness now</Button>
      )}
      {isOpen ? (
        <WitnessDialog
          entryId={entryId}
          onEnd={(isDone) => {
            setOpen(false);
            setWitnessed(isDone);
          }}
        />
      ) : null}
    </>
  );
}

const NOT_SENT =
  'No entry of this dose waits for a witness in the register yet. Wait until the record is saved, then try again.';

function WitnessDialog({
  entryId,
  onEnd,
}: {
  readonly entryId: string;
  readonly onEnd: (isDone: boolean) => void;
}) {
  const saving = useSaving(controlId);
  const [witness, setWitness] = useState<WitnessDraft | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [find] = useUnwitnessedOfDoseLazyQuery({ fetchPolicy: 'network-only' });
  const [prove] = useWitnessDoseMutation({ context: inlineErrors });
  const save = async () => {
    setMissing(false);
    let found = 0;
    const isSaved = await saving.run(witnessProblems(witness), async () => {
      const { data, error } = await find({ variables: { sourceId: entryId } });
      if (data === undefined) throw new Error(messageOf(error), { cause: error });
      for (const { moveId } of data.unwitnessedEntries.nodes) {
        await prove({ variables: { input: { moveId, witness: witnessInput(witness) } } });
        found += 1;
      }
    });
    if (!isSaved) return;
    if (found > 0) onEnd(true);
    else setMissing(true);
  };
  return (
    <Modal
      open
      title="Witness this dose"
      okText="Witness dose"
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={() => onEnd(false)}
    >
      <FormFailure text={isMissing ? NOT_SENT : saving.failure} />
      <WitnessFields
        controlId={controlId}
        value={witness}
        errorOf={saving.problems.of}
        onChange={setWitness}
      />
    </Modal>
  );
}
