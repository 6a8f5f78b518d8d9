import { Button } from 'antd';
import { useState } from 'react';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useVoidPrfMutation } from '../prf.generated';
import { usePrf } from '../prf-context';

/** Declares the whole record entered in error, with the reason. It stays readable and is never deleted. */
export function VoidRecord() {
  const { record, refresh } = usePrf();
  const [isOpen, setOpen] = useState(false);
  const [declareVoid] = useVoidPrfMutation({ context: inlineErrors });
  const voiding = useOwnRight('voidRecords', record?.canVoid ?? false);
  if (!record?.canVoid) return null;
  return (
    <>
      <Button danger size="large" {...voiding.button} onClick={() => setOpen(true)}>
        Entered in error…
      </Button>
      {voiding.reason}
      {isOpen ? (
        <ReasonDialog
          title="Declare this record entered in error"
          label="Why?"
          hint="The record is closed permanently but stays readable, with this reason and your name."
          okText="Declare entered in error"
          isDanger
          onGive={async (reason) => {
            await declareVoid({ variables: { input: { prfId: record.id, reason } } });
            await refresh();
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
