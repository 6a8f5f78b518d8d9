import {
  MAIL_TEXT_LIMITS,
  MAILS,
  mailTextShape,
  sampleValues,
  writeMail,
} from '@sideline/schema/provider/mail-texts';
import { check } from '@sideline/schema/validation/check';
import { Button, Card } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ErrorSummary } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import {
  useResetMailTextMutation,
  useSaveMailTextMutation,
  useTestMailTextMutation,
  type MailWordsFragment,
} from './provider.generated';
import styles from './provider.module.css';

interface MailFormProps {
  readonly text: MailWordsFragment;
  /** Loads it again. */
  readonly onStale: () => void;
}

const controlId = (field: string): string => `mail-${field}`;

/** The wording of one e-mail, with a preview. */
export function MailForm({ text, onStale }: MailFormProps) {
  const { kind, version, isUsual } = text;
  const entry = MAILS[kind];
  const [words, setWords] = useState({ subject: text.subject, body: text.body });
  const saving = useSaving(controlId);
  const [save] = useSaveMailTextMutation({ context: inlineErrors });
  const [reset] = useResetMailTextMutation({ context: inlineErrors });
  const [test] = useTestMailTextMutation({ context: inlineErrors });
  const isChanged = words.subject !== text.subject || words.body !== text.body;
  const problems = () => check(mailTextShape(kind), words).problems;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await saving.run(problems(), () => save({ variables: { input: { kind, version, ...words } } }))) {
      notify.success('E-mail saved. It will now be sent with this wording.');
      onStale();
    }
  };
  const takeBack = async () => {
    if (await saving.run(null, () => reset({ variables: { input: { kind, version } } }))) {
      notify.success('This e-mail has its default wording again.');
      onStale();
    }
  };
  const sendTest = async () => {
    let address = '';
    const isSent = await saving.run(problems(), async () => {
      const { data } = await test({ variables: { input: { kind, ...words } } });
      address = data?.testMailText.sentTo ?? '';
    });
    if (isSent) notify.success(`A test is on its way to ${address}.`);
  };

  return (
    <form
      noValidate
      aria-label={entry.label}
      className={styles['stack']}
      onSubmit={(event) => void submit(event)}
    >
      <Card title="Wording">
        <div className={styles['fields']}>
          <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
          <FormFailure text={saving.failure} />
          <TextField
            id={controlId('subject')}
            label="Subject"
            value={words.subject}
            maxLength={MAIL_TEXT_LIMITS.subject}
            error={saving.problems.of('subject')}
            isRequired
            onChange={(subject) => setWords({ ...words, subject })}
          />
          <TextField
            id={controlId('body')}
            label="Text"
            hint="Plain text. Each line is a paragraph. The provider’s name and contact details are added automatically."
            value={words.body}
            maxLength={MAIL_TEXT_LIMITS.body}
            error={saving.problems.of('body')}
            isRequired
            isLong
            onChange={(body) => setWords({ ...words, body })}
          />
          <ul className={styles['placeholders']} aria-label="Placeholders">
            {Object.entries(entry.placeholders).map(([name, { label, isRequired }]) => (
              <li key={name}>
                <code>{`{{${name}}}`}</code> {label}
                {isRequired ? ' (needed)' : ''}
              </li>
            ))}
          </ul>
          <div className={styles['actions']}>
            <Button type="primary" htmlType="submit" loading={saving.isSaving} disabled={!isChanged}>
              Save e-mail
            </Button>
            <Button disabled={saving.isSaving} onClick={() => void sendTest()}>
              Send a test to me
            </Button>
            <Button disabled={saving.isSaving || isUsual} onClick={() => void takeBack()}>
              Restore the default text
            </Button>
            <span role="status" className={styles['state']}>
              {isChanged ? 'Not saved yet' : ''}
            </span>
          </div>
        </div>
      </Card>
      <MailPreview kind={kind} words={words} />
    </form>
  );
}

/** The e-mail as it is sent, with sample values. */
function MailPreview({
  kind,
  words,
}: {
  readonly kind: MailWordsFragment['kind'];
  readonly words: { readonly subject: string; readonly body: string };
}) {
  const { subject, paragraphs, linkAfter } = writeMail(words, sampleValues(kind));
  const { linkLabel } = MAILS[kind];
  // Lines have no ids, and a preview is always drawn as a whole.
  const lines = paragraphs.map((line, index) => <p key={`${index} ${line}`}>{line}</p>);
  return (
    <Card title="Preview with sample values">
      <div className={styles['preview']}>
        <p>
          <strong>{subject}</strong>
        </p>
        {lines.slice(0, linkAfter)}
        {linkLabel === null ? null : (
          <p>
            <u>{linkLabel}</u>
          </p>
        )}
        {lines.slice(linkAfter)}
      </div>
    </Card>
  );
}
