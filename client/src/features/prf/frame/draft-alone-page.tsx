import { MobileOutlined } from '@ant-design/icons';
import { Empty } from '../../../components/ui/empty';
import { Page } from '../../../components/ui/page';
import { LinkButton } from '../link-button';

interface DraftAlonePageProps {
  readonly title: string;
  readonly number: string;
  /** Why this cannot be done with only what was entered here, and what to do. */
  readonly reason: string;
}

/** Shown instead of a screen that needs the record itself, where this device has only the draft. */
export function DraftAlonePage({ title, number, reason }: DraftAlonePageProps) {
  const path = `/prf/${number}`;
  return (
    <Page title={title} breadcrumb={[{ label: number, path }]}>
      <Empty
        icon={<MobileOutlined />}
        title="Only the draft is on this device"
        action={
          <LinkButton type="primary" to={path}>
            Open the draft
          </LinkButton>
        }
      >
        {reason} This page will open when the connection is back.
      </Empty>
    </Page>
  );
}
