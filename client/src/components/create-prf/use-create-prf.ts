import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { inlineErrors } from '../../lib/apollo-hooks';
import { isUnreachable, messageOf } from '../../lib/errors';
import { sayFailed } from '../../lib/failures';
import { notify } from '../../lib/notices';
import { useOnline } from '../../lib/online';
import { useCreatePrfAtEventMutation, useCreatePrfOfPatientMutation } from './create-prf.generated';

/** The patient that the record is about, or the event where it happened. */
export type PrfAbout = { readonly patientId: string } | { readonly eventId: string };

/**
 * Starts a record for this patient or event. Without a connection, it starts an empty one and says what must still be
 * chosen there.
 */
export function useCreatePrf() {
  const navigate = useNavigate();
  const { isOnline } = useOnline();
  // If it is pressed again after an answer was lost, it opens the same record.
  const ids = useRef(new Map<string, { readonly prfId: string; readonly commandId: string }>());
  const [isBusy, setBusy] = useState(false);
  const [ofPatient] = useCreatePrfOfPatientMutation({ context: inlineErrors });
  const [atEvent] = useCreatePrfAtEventMutation({ context: inlineErrors });

  const make = async (about: PrfAbout): Promise<string | null> => {
    const key = 'patientId' in about ? about.patientId : about.eventId;
    const known = ids.current.get(key) ?? { prfId: newId(), commandId: newId() };
    ids.current.set(key, known);
    const { prfId, commandId } = known;
    if ('patientId' in about) {
      const { patientId } = about;
      const { data } = await ofPatient({ variables: { input: { prfId, patientId } } });
      return data?.linkPrfPatient.prf.customPrfId ?? null;
    }
    const { eventId: event_id } = about;
    const { data } = await atEvent({
      variables: {
        input: {
          commands: [
            {
              commandId,
              prfId,
              section: 'incidentDetails',
              baseVersion: 0,
              deviceTime: new Date().toISOString(),
              changes: { incidentDetails: { event_id } },
            },
          ],
        },
      },
    });
    return data?.savePrf.results[0]?.customPrfId ?? null;
  };

  const beginEmpty = (about: PrfAbout) => {
    notify.warning(
      `There is no connection. Choose the ${'patientId' in about ? 'patient' : 'event'} in the record once it is back.`,
    );
    void navigate('/createprf');
  };

  const create = async (about: PrfAbout) => {
    if (!isOnline) {
      beginEmpty(about);
      return;
    }
    setBusy(true);
    try {
      const number = await make(about);
      if (number === null) sayFailed('The record could not be started. Please try again.');
      else void navigate(`/prf/${number}`);
    } catch (failure) {
      if (isUnreachable(failure)) beginEmpty(about);
      else sayFailed(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { create, isBusy };
}
