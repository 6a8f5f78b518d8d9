import { useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { todayAsLocalDate } from '../../../lib/dates';
import { callRest } from '../../../lib/http';
import { registrationBody, type RegistrationDraft } from './registration-draft';

interface Registering {
  readonly isSending: boolean;
  /** Registers the account, if one is wanted, then the patient. Rejects with the reason. */
  readonly register: (draft: RegistrationDraft) => Promise<void>;
}

/** Sends a registration. It keeps the same ids until it succeeds, so that sending it twice registers once. */
export function useRegister(): Registering {
  const [isSending, setSending] = useState(false);
  const ids = useRef({ attempt: newId(), patient: newId() });

  const register = async (draft: RegistrationDraft) => {
    setSending(true);
    try {
      let userId: string | null = null;
      if (draft.wantsAccount) {
        const answer = (await callRest('POST', '/api/users/register', {
          email: draft.email.trim(),
          password: draft.password,
          role: 'patient',
          attempt_id: ids.current.attempt,
        })) as { user_id: string };
        userId = answer.user_id;
      }
      await callRest(
        'POST',
        '/api/patients/register',
        registrationBody(
          draft,
          { userId, patientId: ids.current.patient, attemptId: ids.current.attempt },
          todayAsLocalDate(),
        ),
      );
      ids.current = { attempt: newId(), patient: newId() };
    } finally {
      setSending(false);
    }
  };
  return { isSending, register };
}
