import { FileAddOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { inlineErrors } from '../../lib/apollo-hooks';
import { isUnreachable, messageOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useOnline } from '../../lib/online';
import { useCreatePrfAtEventMutation, useCreatePrfOfPatientMutation } from './create-prf.generated';

interface CreatePrfButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  /** Whom the record is about, or where it happened. */
  readonly about: { readonly patientId: string } | { readonly eventId: string };
}

/**
 * Starts a record that names this patient or this event from its first moment. Without a connection it starts an empty
 * one, and says what still has to be chosen there.
 */
export function CreatePrfButton({ about, ...look }: CreatePrfButtonProps) {
  const navigate = useNavigate();
  const { isOnline } = useOnline();
  // Pressed again after an answer was lost, it is the same record.
  const [prfId] = useState(() => newId());
  const [commandId] = useState(() => newId());
  const [isBusy, setBusy] = useState(false);
  const [ofPatient] = useCreatePrfOfPatientMutation({ context: inlineErrors });
  const [atEvent] = useCreatePrfAtEventMutation({ context: inlineErrors });

  const make = async (): Promise<string | null> => {
    if ('patientId' in about) {
      const { patientId } = about;
      const { data } = await ofPatient({ variables: { input: { prfId, patientId } } });
      return data?.linkPrfPatient.customPrfId ?? null;
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

  const beginEmpty = () => {
    notify.warning(
      `There is no connection. Choose the ${'patientId' in about ? 'patient' : 'event'} in the record once it is back.`,
    );
    void navigate('/createprf');
  };

  const create = async () => {
    if (!isOnline) {
      beginEmpty();
      return;
    }
    setBusy(true);
    try {
      const number = await make();
      if (number === null) notify.error('The record could not be started. Please try again.');
      else void navigate(`/prf/${number}`);
    } catch (failure) {
      if (isUnreachable(failure)) beginEmpty();
      else notify.error(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      {...look}
      icon={<FileAddOutlined aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void create()}
    >
      Create PRF
    </Button>
  );
}
