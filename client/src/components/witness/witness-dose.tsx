import { Button } from 'antd';
import { useState } from 'react';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf } from '../../lib/errors';
import { useOnline } from '../../lib/online';
import { StatusTag } from '../ui/status-tag';
import { WitnessDialog, type Proof } from './witness-dialog';
import { useUnwitnessedOfDoseLazyQuery, useWitnessDoseMutation } from './witness-dose.generated';

const NONE_WAITS =
  'No entry for this dose is waiting for a witness. Either it has already been witnessed, or the record is not saved yet.';

/**
 * A controlled drug in a record waits in the register for a witness, because the record itself never waits for one. The
 * person who saw it given proves it here, or later in the register. Without a connection nobody can check it: they sign
 * on the screen, and the entry stays unwitnessed until they have proved it.
 */
export function WitnessDose({ entryId }: { readonly entryId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isWitnessed, setWitnessed] = useState(false);
  const [find] = useUnwitnessedOfDoseLazyQuery({ fetchPolicy: 'network-only' });
  const [witness] = useWitnessDoseMutation({ context: inlineErrors });
  const send = async (proof: Proof) => {
    const { data, error } = await find({ variables: { sourceId: entryId } });
    if (data === undefined) throw new Error(messageOf(error), { cause: error });
    const { nodes } = data.unwitnessedEntries;
    if (nodes.length === 0) throw new Error(NONE_WAITS);
    for (const { moveId } of nodes) await witness({ variables: { input: { moveId, witness: proof } } });
  };
  const { status } = useOnline();
  if (isWitnessed) return <StatusTag tone="success">Witnessed</StatusTag>;
  return (
    <>
      {status === 'offline' ? (
        <span>
          No connection. The witness can sign under ‘More’, and confirm who they are when the connection is
          back.
        </span>
      ) : (
        <Button onClick={() => setOpen(true)}>Witness now</Button>
      )}
      {isOpen ? (
        <WitnessDialog
          title="Witness this dose"
          action="Witness dose"
          send={send}
          onEnd={(isDone) => {
            setOpen(false);
            setWitnessed(isDone);
          }}
        />
      ) : null}
    </>
  );
}
