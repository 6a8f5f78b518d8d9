import { Drawer } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { SecretOnce } from '../../components/ui/secret-once';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useIsPhone } from '../../lib/use-media';
import { WebhookForm, webhookControlId, type WebhookDraft } from './webhook-form';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookFieldsFragment,
} from './webhooks.generated';

interface WebhookDrawerProps {
  readonly existing: WebhookFieldsFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Creates a webhook and shows its secret, or edits an existing one. Mounted while open, so that it starts empty. */
export function WebhookDrawer({ existing, onClose, onSaved }: WebhookDrawerProps) {
  const isPhone = useIsPhone();
  const [create, creating] = useCreateWebhookMutation({ context: inlineErrors });
  const [update, updating] = useUpdateWebhookMutation({ context: inlineErrors });
  // Made once for each drawer, so that a second press, or a retry without an answer, does not create a second webhook.
  const [id] = useState(() => newId());
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(webhookControlId);
  const created = creating.data?.createWebhook.createdWebhook;

  const submit = async ({ url, events, clientId }: WebhookDraft) => {
    setFailure(null);
    try {
      if (existing === null) {
        const { data } = await create({ variables: { input: { id, url, events: [...events], clientId } } });
        if (data?.createWebhook.createdWebhook.secret === null)
          setFailure(
            'This webhook has already been made, and its secret was sent once. Delete it and make a new one.',
          );
      } else {
        await update({ variables: { input: { id: existing.id, url, events: [...events] } } });
        notify.success('Webhook saved.');
        onClose();
      }
      onSaved();
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
    }
  };

  return (
    <Drawer
      open
      title={created?.secret ? 'Your new webhook' : existing === null ? 'New webhook' : 'Edit webhook'}
      size={isPhone ? '100%' : 560}
      mask={{ closable: false }}
      onClose={onClose}
    >
      {created?.secret ? (
        <SecretOnce
          kind="secret"
          name={created.webhook.url}
          secret={created.secret}
          warning="Anyone who has it can send messages that look like ours. Keep it where the receiver keeps its other secrets."
          onDone={onClose}
        >
          The receiver checks the header <code>webhook-signature</code> of each delivery with it.
        </SecretOnce>
      ) : (
        <WebhookForm
          initial={existing ?? { url: '', events: [], clientId: null }}
          isNew={existing === null}
          problems={problems}
          failure={failure}
          isSending={creating.loading || updating.loading}
          onSubmit={(draft) => void submit(draft)}
          onCancel={onClose}
        />
      )}
    </Drawer>
  );
}
