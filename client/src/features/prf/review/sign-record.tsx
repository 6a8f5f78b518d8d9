import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { openedDevice } from '../../../lib/device/device';
import { keepingNow } from '../../../lib/device/keeping';
import type { DraftState } from '../drafts/draft-state';
import { isSealable } from '../drafts/draft-transitions';
import { sectionDraft, sectionKeys } from '../drafts/draft-view';
import { keepNow } from '../drafts/kept-drafts';
import { sealSignature } from '../drafts/seal-signature';
import { SIGNED_HERE } from '../../../lib/signed-here';
import { isUnreachable } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import type { PrfSeenInput } from '../../../schema.generated';
import { useSignPrfMutation } from '../prf.generated';
import { useIdentity, usePrf } from '../prf-context';
import type { PrfRecord } from '../prf-record';
import { SignDialog, type GivenSignature } from './sign-dialog';
import { useSigningMeans } from './use-signing-means';

interface SignRecordProps {
  readonly onClose: () => void;
  readonly onChanged: (message: string) => void;
}

const NOT_THERE = 'Not everything is on the server yet. Try again once it is saved.';
const NO_KEY =
  'The server cannot be reached, and this device does not have what it needs to sign offline. Sign once you are connected.';
const NOT_KEPT =
  'The server cannot be reached, and this device cannot keep your signature. Sign once you are connected.';

/** What the page shows when the signer decides to sign. */
const seenOf = (draft: DraftState, patient: PrfRecord['patient'] | undefined): PrfSeenInput => ({
  patientId: patient?.id ?? '',
  patientVersion: patient?.version ?? 0,
  sections: sectionKeys(draft).map((section) => ({ section, version: sectionDraft(draft, section).version })),
});

/** Nothing has been entered since, so what is signed is what the dialog showed. */
const isUnchanged = (before: DraftState, now: DraftState): boolean =>
  before.sections === now.sections && before.queue === now.queue;

/** The signature that closes the record for the first time. Without a connection, it is sealed on the device. */
export function SignRecord({ onClose, onChanged }: SignRecordProps) {
  const { record, store, isPractice, refresh } = usePrf();
  const { prfId, customPrfId } = useIdentity();
  const { id: userId } = useSignedInUser();
  const [seen] = useState(() => seenOf(store.getState(), record?.patient));
  const [sign] = useSignPrfMutation({ context: inlineErrors });
  const { key } = useSigningMeans();

  const signHere = async (given: GivenSignature) => {
    const patient = record?.patient;
    if (key === null || !patient) throw new Error(NO_KEY);
    if ((await openedDevice()) === null || keepingNow().kind !== 'kept') throw new Error(NOT_KEPT);
    const state = store.getState();
    if (!isSealable(state)) throw new Error(NOT_THERE);
    const sealed = await sealSignature(state, given, { userId, patient, key, now: new Date(), newId });
    if (!isUnchanged(state, store.getState())) throw new Error(NOT_THERE);
    store.sign(sealed);
    await keepNow();
    notify.success(`${SIGNED_HERE}.`);
  };

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
        // What is signed is what the server has, or what this device sends before the signature.
        if (!(await store.flush())) {
          if (store.getState().failure?.kind !== 'connection') throw new Error(NOT_THERE);
          await signHere(signature);
          return;
        }
        try {
          await sign({ variables: { input: { ...signature, prfId, seen } } });
        } catch (failure) {
          if (isPractice || !isUnreachable(failure)) throw failure;
          await signHere(signature);
          return;
        }
        // The record is now signed, whatever happened to an earlier attempt on this device.
        store.withdrawSignature();
        await refresh();
        notify.success(`${customPrfId ?? 'The record'} is signed.`);
      }}
      onClose={onClose}
      onChanged={(message) => {
        // It is shown again before it is signed.
        void refresh().then(() => {
          onChanged(message);
        });
      }}
    />
  );
}
