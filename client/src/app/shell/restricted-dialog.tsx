import { LIMITS } from '@sideline/schema/limits';
import { useEffect, useState } from 'react';
import { v7 as newId } from 'uuid';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors } from '../../lib/apollo-hooks';
import { attachRestrictedOutlet } from '../../lib/restricted';
import { useOpenRestrictedMutation } from './restricted.generated';

interface Question {
  readonly id: string;
  readonly restrictionId: string;
  readonly answer: (isOpen: boolean) => void;
}

/** Shown over every screen. Something restricted opens with a reason, and the request is then repeated. */
export function RestrictedDialog() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [open] = useOpenRestrictedMutation({ context: inlineErrors });
  useEffect(
    () =>
      attachRestrictedOutlet(
        (restrictionId) =>
          new Promise((answer) => {
            setQuestions((before) => [...before, { id: newId(), restrictionId, answer }]);
          }),
      ),
    [],
  );
  const [question] = questions;
  if (question === undefined) return null;
  const { id, restrictionId, answer } = question;
  return (
    <ReasonDialog
      key={id}
      title="This record is restricted"
      label="Why do you need to open it?"
      hint={`We record and review the reason, your name and the time. You can open it for ${String(LIMITS.restricted.openHours)} hours.`}
      okText="Open with this reason"
      onGive={async (reason) => {
        await open({ variables: { input: { id, restrictionId, reason } } });
        answer(true);
      }}
      onClose={() => {
        answer(false);
        setQuestions((before) => before.slice(1));
      }}
    />
  );
}
