import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSetAsidePrfLateEditsMutation } from '../prf.generated';

interface SetAsideProps {
  readonly prfId: string;
  readonly commandIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why late changes do not belong in the record. They stay with it, with the reason. */
export function SetAside({ prfId, commandIds, onDone, onClose }: SetAsideProps) {
  const [setAside] = useSetAsidePrfLateEditsMutation({ context: inlineErrors });
  return (
    <ReasonDialog
      title="Set these edits aside"
      label="Why do they not belong in the record?"
      hint="They stay with the record, with this reason and your name."
      okText="Set aside"
      onGive={async (reason) => {
        await setAside({ variables: { input: { prfId, commandIds: [...commandIds], reason } } });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
