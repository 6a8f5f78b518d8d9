import { Alert, Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Empty } from '../../../components/ui/empty';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { messageOf, problemsOf } from '../../../lib/errors';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import {
  useActivateGdprNoticeMutation,
  useCreateGdprNoticeMutation,
  useGdprNoticesQuery,
  type GdprNoticesQuery,
} from '../privacy.generated';
import { NoticeText } from './notice-text';
import styles from './notices.module.css';

type Notice = GdprNoticesQuery['gdprNotices'][number];

const TEXT = 'notice-content';

/** /notices: the versions of the notice that patients agree to, and which one is active. */
export default function NoticesPage() {
  const { data, error, refetch } = useGdprNoticesQuery({ fetchPolicy: 'cache-and-network' });
  const notices = data?.gdprNotices;
  const refresh = () => void refetch();
  return (
    <Page
      title="Privacy Notices"
      purpose="What patients read and agree to at the kiosk. You cannot change a version. Write a new one instead."
      error={error}
      hasContent={notices !== undefined}
      onRetry={refresh}
    >
      {notices && (
        <div className={styles['columns']}>
          <NewNotice start={notices[0]?.content ?? ''} key={notices[0]?.id ?? 'first'} onMade={refresh} />
          <ol className={styles['versions']} aria-label="Versions" reversed>
            {notices.map((notice) => (
              <li key={notice.id}>
                <Version notice={notice} onChanged={refresh} />
              </li>
            ))}
          </ol>
          {notices.length === 0 && (
            <Empty title="There is no notice yet.">
              Until a notice is active, patients cannot use the kiosk.
            </Empty>
          )}
        </div>
      )}
    </Page>
  );
}

function NewNotice({ start, onMade }: { readonly start: string; readonly onMade: () => void }) {
  const [create, { loading }] = useCreateGdprNoticeMutation({ context: inlineErrors });
  const [id, refused] = useFormId();
  const [content, setContent] = useState(start);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(null);
    setFailure(null);
    try {
      const { data } = await create({ variables: { input: { id, content } } });
      notify.success(
        `Version ${String(data?.createGdprNotice.gdprNotice.version ?? '')} is saved. Make it active when it is ready.`,
      );
      onMade();
    } catch (reason) {
      refused(reason);
      const [named] = problemsOf(reason);
      setFault(named?.message ?? null);
      if (named === undefined) setFailure(messageOf(reason));
      else document.getElementById(TEXT)?.focus();
    }
  };

  return (
    <Card title="New version">
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <FormField id={TEXT} label="Notice" hint="Plain text. Each line becomes a paragraph." error={fault}>
          <Input.TextArea
            id={TEXT}
            value={content}
            autoSize={{ minRows: 8, maxRows: 24 }}
            aria-invalid={fault !== null}
            aria-describedby={describedBy(TEXT, 'hint', fault)}
            onChange={({ target: { value } }) => setContent(value)}
          />
        </FormField>
        <section aria-label="Preview" className={styles['preview']}>
          {content.trim() === '' ? <p>The preview appears here.</p> : <NoticeText content={content} />}
        </section>
        <FormFailure text={failure} />
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={loading}
          disabled={content.trim() === '' || content.trim() === start.trim()}
        >
          Save as a new version
        </Button>
      </form>
    </Card>
  );
}

/** Agreements are counted by kiosk, because nobody knows whether two of them came from the same person. */
const agreed = (consents: number): string =>
  consents === 0 ? 'not agreed to yet' : `agreed to ${consents === 1 ? 'once' : `${String(consents)} times`}`;

function Version({ notice, onChanged }: { readonly notice: Notice; readonly onChanged: () => void }) {
  const [activate, { loading }] = useActivateGdprNoticeMutation();
  const { id, version, content, isActive, madeAt, activatedAt, consents } = notice;
  const makeActive = async () => {
    try {
      await activate({ variables: { id } });
      notify.success(`Patients now read version ${String(version)}.`);
      onChanged();
    } catch {
      // The page already says why.
    }
  };
  return (
    <Card
      title={`Version ${String(version)}`}
      extra={
        isActive ? (
          <StatusTag tone="success">Active</StatusTag>
        ) : (
          <StatusTag tone="neutral">Not active</StatusTag>
        )
      }
    >
      <p className={styles['facts']}>
        Written {formatDateTime(madeAt)}
        {activatedAt
          ? ` · ${isActive ? 'active since' : 'made active'} ${formatDateTime(activatedAt)}`
          : ''}{' '}
        · {agreed(consents)}
      </p>
      <details className={styles['text']} open={isActive}>
        <summary>Text of version {version}</summary>
        <NoticeText content={content} />
      </details>
      {isActive || activatedAt === null ? null : (
        <Alert type="info" showIcon title="An earlier version. It can become the active one again." />
      )}
      {!isActive && (
        <Button
          loading={loading}
          onClick={() => void makeActive()}
          aria-label={`Make version ${String(version)} active`}
        >
          Make active
        </Button>
      )}
    </Card>
  );
}
