import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import type { Notice } from '@sideline/schema/prf/notice';
import { isSame } from '@sideline/schema/prf/merge';
import { AutoComplete, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { describedBy, FieldError, FormField } from '../../../components/entity-form';
import type { PrfSeenInput } from '../../../schema.generated';
import { inlineErrors } from '../../../lib/apollo-hooks';
import type { DraftState } from '../../../lib/drafts/draft-state';
import { sectionDraft, sectionKeys } from '../../../lib/drafts/draft-view';
import { codeOf, messageOf, problemsOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { StrokesPad } from '../fields/strokes-pad';
import { useSignPrfMutation } from '../prf.generated';
import { useDraft, usePrf } from '../prf-context';
import { SeenContradictions } from './seen-contradictions';

interface SignDialogProps {
  readonly contradictions: readonly Notice[];
  readonly onClose: () => void;
  /** Others wrote in the record since it was read: it is shown anew and wants to be looked through first. */
  readonly onChanged: (message: string) => void;
}

/** What stands on the page when the signer decides to sign. */
const seenOf = (draft: DraftState, patientId: string): PrfSeenInput => ({
  patientId,
  sections: sectionKeys(draft).map((section) => ({ section, version: sectionDraft(draft, section).version })),
});

/** Signing: declaration, grade, signature by pen or finger, and the signer's password again (clinical section 7). */
export function SignDialog({ contradictions, onClose, onChanged }: SignDialogProps) {
  const { record, store, refresh } = usePrf();
  const { prfId, customPrfId } = useDraft();
  const user = useSignedInUser();
  const [acknowledged, setAcknowledged] = useState<readonly Notice[]>([]);
  const [isDeclared, setDeclared] = useState(false);
  const [grade, setGrade] = useState('');
  const [password, setPassword] = useState('');
  const [strokes, setStrokes] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([]);
  const [isBusy, setBusy] = useState(false);
  const [seen] = useState(() => seenOf(store.getState(), record?.patientId ?? ''));
  const [sign] = useSignPrfMutation({ context: inlineErrors });
  const name = `${user.firstName} ${user.lastName}`;
  // What comes up while the dialog is open has not been seen by whoever ticked before.
  const areSeen = isSame(contradictions, acknowledged);
  const isReady = areSeen && isDeclared && grade.trim() !== '' && password !== '' && strokes !== null;
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null;

  const submit = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(null);
    setProblems([]);
    try {
      // What is signed is what the server has: nothing may still be on its way.
      if (!(await store.flush()))
        throw new Error('Not everything is on the server yet. Try again once it is saved.');
      await sign({
        variables: {
          input: {
            prfId,
            password,
            grade: grade.trim(),
            strokes,
            acknowledgedWarnings: [...new Set(acknowledged.map(({ code }) => code))],
            seen,
          },
        },
      });
      await refresh();
      notify.success(`${customPrfId ?? 'The record'} is signed.`);
      onClose();
    } catch (failure) {
      if (codeOf(failure) === 'PRF_CHANGED') {
        await refresh();
        onChanged(messageOf(failure));
        return;
      }
      setProblems(problemsOf(failure));
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      rootClassName="prf-portal"
      open
      title="Sign PRF"
      width={680}
      okText="Sign PRF"
      okButtonProps={{ disabled: !isReady, size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <form
        className="prf-form prf-sign-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {contradictions.length > 0 ? (
          <SeenContradictions
            contradictions={contradictions}
            areSeen={areSeen}
            onSeen={(isTicked) => {
              setAcknowledged(isTicked ? contradictions : []);
            }}
          />
        ) : null}
        <Checkbox
          checked={isDeclared}
          onChange={(event) => {
            setDeclared(event.target.checked);
          }}
        >
          I, {name}, declare that this record is true and complete to the best of my knowledge. After signing
          it can no longer be changed.
        </Checkbox>
        <FormField id="prf-sign-grade" label="Grade" error={problemOf('grade')}>
          <AutoComplete
            id="prf-sign-grade"
            value={grade}
            options={CLINICIAN_ROLES.map((value) => ({ value }))}
            onChange={(value: string) => {
              setGrade(value);
            }}
          />
        </FormField>
        <div className="prf-field">
          <span className="prf-label">Signature</span>
          <StrokesPad
            id="prf-sign-strokes"
            label="Signature: draw with pen, finger or mouse"
            onChange={setStrokes}
          />
          <FieldError id="prf-sign-strokes" error={problemOf('strokes')} />
        </div>
        <FormField id="prf-sign-password" label="Your password, again" error={problemOf('password')}>
          <Input.Password
            id="prf-sign-password"
            autoComplete="current-password"
            value={password}
            aria-describedby={describedBy('prf-sign-password', undefined, problemOf('password'))}
            onChange={(event) => {
              setPassword(event.target.value);
            }}
            onPressEnter={() => void submit()}
          />
        </FormField>
        <FieldError
          id="prf-sign-all"
          error={problems.some(({ field }) => field === 'password') ? null : error}
        />
      </form>
    </Modal>
  );
}
