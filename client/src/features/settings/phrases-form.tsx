import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { PHRASE_LIMITS, type Phrase } from '@sideline/schema/validation/phrases';
import { Button, Card, Input } from 'antd';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useUpdatePhrasesMutation } from './settings.generated';
import styles from './settings.module.css';

const controlId = (field: string): string => `setting-${field.replaceAll('.', '-')}`;
const ADD = 'setting-phrases-add';

interface PhraseRow extends Phrase {
  readonly key: number;
}

const phrasesOf = (rows: readonly PhraseRow[]): Phrase[] =>
  rows.map(({ name, text }) => ({ name: name.trim(), text: text.trim() }));

const isSame = (one: readonly Phrase[], other: readonly Phrase[]): boolean =>
  JSON.stringify(one.map(({ name, text }) => [name, text])) ===
  JSON.stringify(other.map(({ name, text }) => [name, text]));

/** The phrases that clinicians insert into free text with '/'. They are edited and saved as one list. */
export function PhrasesForm({ saved }: { readonly saved: readonly Phrase[] }) {
  const [rows, setRows] = useState<readonly PhraseRow[]>(() =>
    saved.map(({ name, text }, key) => ({ key, name, text })),
  );
  const nextKey = useRef(saved.length);
  const [failure, setFailure] = useState<string | null>(null);
  const [update, { loading }] = useUpdatePhrasesMutation({ context: inlineErrors });
  const problems = useFormProblems(controlId);
  const phrases = phrasesOf(rows);
  const isChanged = !isSame(phrases, saved);

  const submit = async () => {
    setFailure(null);
    problems.clear();
    try {
      await update({
        variables: { input: { phrases } },
        update: (cache, { data }) => {
          if (data) cache.modify({ fields: { phrases: () => data.updatePhrases.phrases } });
        },
      });
      notify.success('Phrases saved.');
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
    }
  };
  const add = () => {
    const key = nextKey.current;
    nextKey.current += 1;
    setRows([...rows, { key, name: '', text: '' }]);
    requestAnimationFrame(() => document.getElementById(controlId(`phrases.${rows.length}.name`))?.focus());
  };
  const change = (key: number, part: Partial<Phrase>) => {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <FormFailure text={failure} />
      <Card title="Phrases">
        <p className={styles.purpose}>
          Text that you often write. To insert it in the free text of a record, type / and the short name.
        </p>
        <ul className={styles.phrases}>
          {rows.map(({ key, name, text }, index) => {
            const nameId = controlId(`phrases.${index}.name`);
            const textId = controlId(`phrases.${index}.text`);
            const nameError = problems.of(`phrases.${index}.name`);
            const textError = problems.of(`phrases.${index}.text`);
            return (
              <li key={key} className={styles.phrase}>
                <FormField id={nameId} label="Short name" error={nameError}>
                  <Input
                    id={nameId}
                    value={name}
                    prefix="/"
                    maxLength={PHRASE_LIMITS.name}
                    autoComplete="off"
                    autoCapitalize="none"
                    aria-invalid={nameError !== null}
                    aria-describedby={describedBy(nameId, undefined, nameError)}
                    onChange={(event) => {
                      change(key, { name: event.target.value });
                    }}
                  />
                </FormField>
                <FormField id={textId} label="Phrase" error={textError}>
                  <Input.TextArea
                    id={textId}
                    value={text}
                    maxLength={PHRASE_LIMITS.text}
                    autoSize={{ minRows: 1, maxRows: 8 }}
                    aria-invalid={textError !== null}
                    aria-describedby={describedBy(textId, undefined, textError)}
                    onChange={(event) => {
                      change(key, { text: event.target.value });
                    }}
                  />
                </FormField>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove phrase ${name || index + 1}`}
                  onClick={() => {
                    setRows(rows.filter((row) => row.key !== key));
                    document.getElementById(ADD)?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
        <div className={styles.phraseActions}>
          <Button
            id={ADD}
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={rows.length >= PHRASE_LIMITS.count}
            onClick={add}
          >
            Add phrase
          </Button>
          <Button type="primary" htmlType="submit" loading={loading} disabled={!isChanged}>
            Save phrases
          </Button>
          <span role="status" className={styles.state}>
            {isChanged && 'Not saved yet'}
          </span>
        </div>
      </Card>
    </form>
  );
}
