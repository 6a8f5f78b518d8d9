import { AlertFilled } from '@ant-design/icons';
import { NEWS2_BAND_LABELS } from '@sideline/schema/clinical/news2';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FieldError } from '../../../components/entity-form';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatTime } from '../../../lib/dates';
import { hasWork } from '../../../lib/drafts/draft-view';
import { messageOf } from '../../../lib/errors';
import { openAlerts } from '../frame/section-progress';
import { useRecordPrfAlertActionMutation } from '../prf.generated';
import { useIdentity, usePrf, useView } from '../prf-context';

/** Stays for every low-medium, medium or high NEWS2 until somebody records the action taken (clinical section 2). */
export function AlertBanner() {
  const { isReadOnly } = usePrf();
  const alerts = useView(openAlerts);
  if (alerts.length === 0) return null;
  return (
    <div className="prf-callout" data-tone="danger" role="alert">
      {alerts.map((alert) => (
        <AlertLine key={alert.entryId} {...alert} isReadOnly={isReadOnly} />
      ))}
    </div>
  );
}

interface AlertLineProps {
  readonly entryId: string;
  readonly at: string | null;
  readonly total: number;
  readonly band: keyof typeof NEWS2_BAND_LABELS;
  readonly isReadOnly: boolean;
}

function AlertLine({ entryId, at, total, band, isReadOnly }: AlertLineProps) {
  const { store, refresh, amending } = usePrf();
  const { prfId } = useIdentity();
  const [action, setAction] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [record, { loading }] = useRecordPrfAlertActionMutation({ context: inlineErrors });
  const id = `prf-alert-${entryId}`;

  const submit = async () => {
    setError(null);
    if (amending) {
      const answer = { entryId, total, action: action.trim(), at: new Date().toISOString() };
      store.note({ alertActions: [...amending.alertActions, answer] });
      return;
    }
    // The server knows an alert only once it has the set.
    await store.flush();
    if (hasWork(store.getState())) {
      setError('The set is not on the server yet. The action can be recorded once it is.');
      return;
    }
    try {
      await record({ variables: { input: { prfId, entryId, action: action.trim() } } });
      await refresh();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };

  return (
    <form
      className="prf-field"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id} className="prf-callout-title">
        <AlertFilled aria-hidden="true" /> NEWS2 {total}, {NEWS2_BAND_LABELS[band].toLowerCase()}
        {at ? ` at ${formatTime(at)}` : ''}. Action taken?
      </label>
      {isReadOnly ? null : (
        <div className="prf-alert-line">
          <Input
            id={id}
            value={action}
            maxLength={500}
            autoComplete="off"
            placeholder="What was done: escalated to whom, treatment, closer observation"
            onChange={(event) => {
              setAction(event.target.value);
            }}
          />
          <Button htmlType="submit" type="primary" loading={loading} disabled={action.trim() === ''}>
            Record action
          </Button>
        </div>
      )}
      <FieldError id={id} error={error} />
    </form>
  );
}
