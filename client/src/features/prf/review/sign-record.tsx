import { useState } from 'react';
import { inlineErrors } from '../../../lib/apollo-hooks';
import type { DraftState } from '../../../lib/drafts/draft-state';
import { sectionDraft, sectionKeys } from '../../../lib/drafts/draft-view';
import { notify } from '../../../lib/notices';
import type { PrfSeenInput } from '../../../schema.generated';
import { useSignPrfMutation } from '../prf.generated';
import { useIdentity, usePrf } from '../prf-context';
import type { PrfRecord } from '../prf-record';
import { SignDialog } from './sign-dialog';

interface SignRecordProps {
  readonly onClose: () => void;
  readonly onChanged: (message: string) => void;
}

/** What stands on the page when the signer decides to sign. */
const seenOf = (draft: DraftState, patient: PrfRecord['patient'] | undefined): PrfSeenInput => ({
  patientId: patient?.patient_id ?? '',
  patientVersion: patient?.version ?? 0,
  sections: sectionKeys(draft).map((section) => ({ section, version: sectionDraft(draft, section).version })),
});

/** The signature that closes the record for the first time. */
export function SignRecord({ onClose, onChanged }: SignRecordProps) {
  const { record, store, isPractice, refresh } = usePrf();
  const { prfId, customPrfId } = useIdentity();
  const [seen] = useState(() => seenOf(store.getState(), record?.patient));
  const [sign] = useSignPrfMutation({ context: inlineErrors });
  return (
    <SignDialog
      title={isPractice ? 'Sign practice record' : 'Sign PRF'}
      asksPassword={!isPractice}
      declaration={
        isPractice
          ? 'this is practice. It does not describe a patient, and it is not kept.'
          : 'this record is true and complete to the best of my knowledge. After signing it can only be amended, with a reason.'
      }
      onSign={async (signature) => {
        // What is signed is what the server has: nothing may still be on its way.
        if (!(await store.flush()))
          throw new Error('Not everything is on the server yet. Try again once it is saved.');
        await sign({ variables: { input: { ...signature, prfId, seen } } });
        await refresh();
        notify.success(`${customPrfId ?? 'The record'} is signed.`);
      }}
      onClose={onClose}
      onChanged={(message) => {
        // It is shown anew before it is signed.
        void refresh().then(() => {
          onChanged(message);
        });
      }}
    />
  );
}
