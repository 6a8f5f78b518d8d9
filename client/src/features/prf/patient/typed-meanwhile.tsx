import { ERRORS } from '@sideline/schema/errors';
import { Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { failureText, isOffline, problemsOf } from '../../../lib/errors';
import { useOnline } from '../../../lib/online';
import { useUpdatePrfPatientMutation } from '../prf.generated';
import { usePrf } from '../prf-context';
import { patientControlId } from '../fields/patient-control-id';
import type { PatientFormState } from './kept-form';
import { formOf } from './patient-form-state';
import { detailsInput, isUpToDate, typedDetails } from './typed-details';
import { OFFLINE_TEXT } from './use-save-prf-patient';

/**
 * What was typed about the patient on this device before another person closed the record. It is not part of what was signed.
 * The person who typed it can add it to the patient's own row, field by field, or discard it.
 */
export function TypedMeanwhile({ typed }: { readonly typed: PatientFormState }) {
  const { record, store, refresh } = usePrf();
  const { isOnline } = useOnline();
  const [update, { loading }] = useUpdatePrfPatientMutation({ context: inlineErrors });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  const patient = record?.patient ?? null;
  const row = formOf(patient ?? {});
  const isOther = typed.id !== null && typed.id !== row.id;
  const details = typedDetails(typed, row);
  const isSquadChosen = typed.cheerSquadId !== row.cheerSquadId || typed.cheerTeamId !== row.cheerTeamId;
  const hasNothingLeft = details.length === 0 && !isSquadChosen && typed.dobHalf === null;
  const isPicked = (field: string): boolean => chosen?.includes(field) ?? isUpToDate(typed, row);
  const picked = details.filter(({ field }) => isPicked(field)).map(({ field }) => field);
  const canPut = patient !== null && !isOther && details.length > 0;

  useEffect(() => {
    // All of it is now in the patient's row, no matter who entered it.
    if (hasNothingLeft && !isOther) store.keepPatientForm(null);
  }, [hasNothingLeft, isOther, store]);
  if (hasNothingLeft && !isOther) return null;

  const put = async () => {
    setError(null);
    if (!isOnline || patient === null) {
      setError(OFFLINE_TEXT);
      return;
    }
    try {
      const { id, version } = patient;
      await update({
        variables: {
          input: { id, expectedVersion: version, ...detailsInput(typed, row, picked) },
        },
      });
      // Values that were not added to it stay visible until they are discarded.
      if (picked.length === details.length && !isSquadChosen) store.keepPatientForm(null);
      setChosen([]);
    } catch (failure) {
      const failed = isOffline(failure)
        ? OFFLINE_TEXT
        : failureText(failure, ERRORS.PATIENT_SAVE_FAILED.message);
      setError(problemsOf(failure)[0]?.message ?? failed);
    }
    await refresh();
  };

  const part = record?.signature ? 'the signed record' : 'the record';
  return (
    <section className="prf-card" aria-labelledby="prf-patient-typed">
      <h3 id="prf-patient-typed" className="prf-card-title">
        Typed on this device, not part of {part}
      </h3>
      <p>
        {isOther
          ? `You typed this about ${typed.name.trim() || 'another patient'}, but this record is about ${row.name || 'a patient with no name'}.`
          : canPut
            ? `Choose which details to add to ${row.name}’s patient record. The signed PRF will not change.`
            : 'Make a note of anything you still need, then discard it.'}
      </p>
      <ul className="prf-lines">
        {details.map(({ field, label, typed: words, stored }) => {
          const text = (
            <>
              {label}: <strong>{words || 'cleared'}</strong>
              {stored === '' ? '' : ` (the patient's record says ${stored})`}
            </>
          );
          return (
            <li key={field}>
              {canPut ? (
                <Checkbox
                  checked={isPicked(field)}
                  disabled={loading}
                  onChange={({ target }) => {
                    setChosen(
                      target.checked ? [...picked, field] : picked.filter((other) => other !== field),
                    );
                  }}
                >
                  {text}
                </Checkbox>
              ) : (
                text
              )}
            </li>
          );
        })}
        {isSquadChosen ? <li>Cheer program or squad: change this on the patient’s own page.</li> : null}
      </ul>
      <FormFailure text={error} />
      <div className="prf-actions">
        {canPut ? (
          <Button
            id={patientControlId('save')}
            type="primary"
            size="large"
            disabled={loading || picked.length === 0}
            onClick={() => void put()}
          >
            {loading ? 'Processing...' : 'Update Patient'}
          </Button>
        ) : null}
        <Button
          {...(canPut ? {} : { id: patientControlId('save') })}
          size="large"
          disabled={loading}
          onClick={() => {
            store.keepPatientForm(null);
          }}
        >
          Discard what I typed
        </Button>
      </div>
    </section>
  );
}
