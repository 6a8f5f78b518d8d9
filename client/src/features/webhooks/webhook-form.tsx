import type { Problem } from '@sideline/schema/errors';
import { Button, Checkbox, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Choice } from '../../components/ui/choice';
import { useClientChoices } from '../../components/pickers/use-client-choices';
import { FormFailure } from '../../components/ui/form-failure';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import type { FormProblems } from '../../components/ui/use-form-problems';
import type { WebhookEvent } from '../../schema.generated';
import { CLIENT_EVENT_OPTIONS, EVENT_OPTIONS } from './webhook-words';
import styles from './webhooks.module.css';

export interface WebhookDraft {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Null for the provider's own. */
  readonly clientId: string | null;
}

interface WebhookFormProps {
  readonly initial: WebhookDraft;
  readonly isNew: boolean;
  readonly problems: FormProblems;
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly onSubmit: (draft: WebhookDraft) => void;
  readonly onCancel: () => void;
}

export const webhookControlId = (field: string): string => `webhook-${field}`;

const URL_HINT = 'https, and an address on the internet. Redirects are not followed.';

const CLIENT_HINT =
  'A client’s webhook is notified only of that client’s events, when the figures that the client sees have changed.';

/** Where to notify another system, and about what. */
export function WebhookForm(props: WebhookFormProps) {
  const { initial, isNew, problems, failure, isSending, onSubmit, onCancel } = props;
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial.events);
  const [clientId, setClientId] = useState(initial.clientId);
  const clients = useClientChoices();
  const offered = clientId === null ? EVENT_OPTIONS : CLIENT_EVENT_OPTIONS;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found: Problem[] = [];
    if (url.trim() === '')
      found.push({ field: 'url', code: 'required', message: 'Enter the address of the other system.' });
    if (events.length === 0)
      found.push({ field: 'events', code: 'required', message: 'Choose at least one event.' });
    problems.show(found);
    if (found.length === 0) onSubmit({ url: url.trim(), events, clientId });
  };

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <FormFailure text={failure} />
      <FormField
        id={webhookControlId('url')}
        label="Address"
        hint={URL_HINT}
        error={problems.of('url')}
        isRequired
      >
        <Input
          id={webhookControlId('url')}
          value={url}
          inputMode="url"
          autoComplete="off"
          placeholder="https://hospital.example/sideline"
          aria-invalid={problems.of('url') !== null}
          aria-describedby={describedBy(webhookControlId('url'), URL_HINT, problems.of('url'))}
          onChange={({ target }) => setUrl(target.value)}
        />
      </FormField>
      {isNew ? (
        <FormField
          id={webhookControlId('clientId')}
          label="Belongs to"
          hint={CLIENT_HINT}
          error={problems.of('clientId')}
        >
          <Choice
            id={webhookControlId('clientId')}
            value={clientId ?? ''}
            options={[{ value: '', label: 'Our own' }, ...clients.options]}
            source={clients.source}
            aria-describedby={describedBy(webhookControlId('clientId'), CLIENT_HINT, problems.of('clientId'))}
            onChange={(chosen: string) => {
              setClientId(chosen === '' ? null : chosen);
              setEvents(chosen === '' ? [] : CLIENT_EVENT_OPTIONS.map(({ value }) => value));
            }}
          />
        </FormField>
      ) : null}
      <FormField
        id={webhookControlId('events')}
        label="Notify about"
        error={problems.of('events')}
        isRequired
      >
        <Checkbox.Group
          className={styles['events'] ?? ''}
          value={[...events]}
          options={[...offered]}
          onChange={(chosen) => setEvents(chosen)}
        />
      </FormField>
      <div className={styles['actions']}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {isNew ? 'Create webhook' : 'Save webhook'}
        </Button>
      </div>
    </form>
  );
}
