import { UnlockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useOpenPrfForWritingMutation } from '../prf.generated';
import { useIdentity, usePrf } from '../prf-context';

/** Opens another clinician's record for editing once a reason is recorded, which is audited (clinical section 7). */
export function BreakGlass() {
  const { store, refresh } = usePrf();
  const { prfId } = useIdentity();
  const [isOpen, setOpen] = useState(false);
  const [openForWriting] = useOpenPrfForWritingMutation({ context: inlineErrors });
  return (
    <>
      <Button icon={<UnlockOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        Record a reason
      </Button>
      {isOpen ? (
        <ReasonDialog
          title="Open this record for editing"
          label="Why do you need to write in it?"
          hint="The reason, your name and the time are kept with the record."
          okText="Open for editing"
          onGive={async (reason) => {
            await openForWriting({ variables: { input: { prfId, reason } } });
            await refresh();
            store.unlock();
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
