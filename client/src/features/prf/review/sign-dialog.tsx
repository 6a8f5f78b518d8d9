import { Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FieldError, FormField } from '../../../components/ui/entity-form';
import { PartFailure } from '../../../components/ui/failure';
import { FormFailure } from '../../../components/ui/form-failure';
import { codeOf, messageOf, problemsOf } from '../../../lib/errors';
import { useSignedInUser } from '../../../lib/session';
import { StrokesPad } from '../fields/strokes-pad';
import { useSigningMeans } from './use-signing-means';

/** The signer's entries. */
export interface GivenSignature {
  readonly password: string;
  readonly grade: string;
  readonly strokes: string;
}

interface SignDialogProps {
  /** Title of the dialog and text of its button. */
  readonly title: string;
  /** What the signer declares, to follow their name. */
  readonly declaration: string;
  /** A practice record is signed without one. */
  readonly asksPassword?: boolean;
  /** Throws if it is refused. */
  readonly onSign: (signature: GivenSignature) => Promise<void>;
  readonly onClose: () => void;
  /** Others have written in the record since it was loaded, so it has to be checked first. */
  readonly onChanged: (message: string) => void;
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['password', 'grade', 'strokes']);

/** Signing: declaration, grade, signature by pen or finger, and the signer's password again (clinical section 7). */
export function SignDialog(props: SignDialogProps) {
  const { title, declaration, asksPassword = true, onSign, onClose, onChanged } = props;
  const user = useSignedInUser();
  const [isDeclared, setDeclared] = useState(false);
  const { grades, error: unread, retry } = useSigningMeans();
  const [chosen, setChosen] = useState<string | null>(null);
  // The grade of the signer's position, until they choose another that they hold.
  const grade = chosen ?? grades[0] ?? '';
  const [password, setPassword] = useState('');
  const [strokes, setStrokes] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([]);
  const [isBusy, setBusy] = useState(false);
  const name = `${user.firstName} ${user.lastName}`;
  const hasPassword = password !== '' || !asksPassword;
  const isReady = isDeclared && grade !== '' && hasPassword && strokes !== null;
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null;

  const elsewhere = problems.filter(({ field }) => !OWN_FIELDS.has(field));

  const submit = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(null);
    setProblems([]);
    try {
      await onSign({ password, grade, strokes });
      onClose();
    } catch (failure) {
      if (codeOf(failure) === 'PRF_CHANGED') {
        onChanged(messageOf(failure));
        return;
      }
      const found = problemsOf(failure);
      setProblems(found);
      // If the dialog has the field, the message is at the field.
      const own = found.find(({ field }) => OWN_FIELDS.has(field));
      if (own === undefined) setError(messageOf(failure));
      else document.getElementById(`prf-sign-${own.field}`)?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      rootClassName="prf-portal"
      open
      title={title}
      width={680}
      okText={title}
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
        <Checkbox
          checked={isDeclared}
          onChange={(event) => {
            setDeclared(event.target.checked);
          }}
        >
          I, {name}, declare that {declaration}
        </Checkbox>
        <FormField id="prf-sign-grade" label="Grade" error={problemOf('grade')}>
          {unread ? (
            <PartFailure error={unread} title="Your grades cannot be loaded just now." onRetry={retry} />
          ) : null}
          <Choice<string>
            id="prf-sign-grade"
            {...(grade === '' ? {} : { value: grade })}
            placeholder="Choose"
            status={problemOf('grade') === null ? '' : 'error'}
            aria-describedby={describedBy('prf-sign-grade', undefined, problemOf('grade'))}
            options={grades.map((value) => ({ value, label: value }))}
            onChange={setChosen}
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
        {asksPassword ? (
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
        ) : null}
        <FormFailure
          text={error}
          description={
            elsewhere.length > 0 ? (
              <ul className="prf-lines">
                {elsewhere.map(({ field, message }) => (
                  <li key={field}>{message}</li>
                ))}
              </ul>
            ) : null
          }
        />
      </form>
    </Modal>
  );
}
