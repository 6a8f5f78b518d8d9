import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { dropAmendment } from '../drafts/draft-registry';
import type { DraftState } from '../drafts/draft-state';
import { sectionDraft, sectionsToSign } from '../drafts/draft-view';
import { notify } from '../../../lib/notices';
import type { PrfCommandInput } from '../../../schema.generated';
import { useAmendPrfMutation } from '../prf.generated';
import { usePrf } from '../prf-context';
import { sentChoices } from '../save-prf';
import { SignDialog } from '../review/sign-dialog';

interface SignAmendmentProps {
  readonly onClose: () => void;
  /** There is a newer version. The amendment is rebased on it, and the person checks the changes. */
  readonly onChanged: (message: string) => void;
}

/** One command for each section: the amendment's changes, and the choices between two answers. */
const commandsOf = (draft: DraftState): PrfCommandInput[] =>
  sectionsToSign(draft).map((section) => {
    const { version, edits, choices = [] } = sectionDraft(draft, section);
    return {
      commandId: newId(),
      prfId: draft.prfId,
      section,
      baseVersion: version,
      deviceTime: new Date().toISOString(),
      changes: { [section]: edits },
      ...(choices.length > 0 ? { choices: sentChoices(choices) } : {}),
    };
  });

/** Signs the amendment: it is sent as a whole, and the record gets a new version. */
export function SignAmendment({ onClose, onChanged }: SignAmendmentProps) {
  const { record, store, refresh } = usePrf();
  const navigate = useNavigate();
  // While the dialog is open, sending again sends the same amendment, because an answer may have been lost.
  const [amendmentId] = useState(() => newId());
  const [seen] = useState(record?.signature?.contentHash ?? '');
  const [amend] = useAmendPrfMutation({ context: inlineErrors });
  const number = record?.customPrfId ?? '';
  return (
    <SignDialog
      title="Sign the amendment"
      declaration="these changes are true to the best of my knowledge. The previously signed version stays readable."
      onSign={async (signature) => {
        const draft = store.getState();
        const { reason = '', lateEdits = [], alertActions = [] } = draft.amendment ?? {};
        await amend({
          variables: {
            input: {
              ...signature,
              amendmentId,
              prfId: draft.prfId,
              reason: reason.trim(),
              seen,
              commands: commandsOf(draft),
              lateEdits: [...lateEdits],
              alertActions: alertActions.map(({ entryId, total, reasons, escalation, action, at }) => ({
                ...{ entryId, total, at },
                reasons: reasons ? [...reasons] : null,
                ...(escalation ? { escalation } : { action }),
              })),
            },
          },
        });
        await dropAmendment(draft.prfId);
        notify.success(`${number} is amended.`);
        void navigate(`/prf/${number}?section=review`, { replace: true });
      }}
      onClose={onClose}
      onChanged={(message) => {
        void refresh().then(() => {
          onChanged(message);
        });
      }}
    />
  );
}
