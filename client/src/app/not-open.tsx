import { ToolOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Empty } from '../components/empty';
import { Page } from '../components/page';
import { useSession } from '../lib/session';
import { landingPath } from './landing';
import styles from './not-open.module.css';

interface NotOpenProps {
  readonly title: string;
  readonly purpose: string;
  readonly isBare: boolean;
}

/** A path that has its place already and no screen yet: it says so plainly, and what will be here. */
export default function NotOpen({ title, purpose, isBare }: NotOpenProps) {
  const { user } = useSession();
  const page = (
    <Page title={title} purpose={purpose} width="narrow">
      <div className={styles.card}>
        <Empty
          icon={<ToolOutlined />}
          title="This part of Sideline is not open yet."
          action={<Link to={landingPath(user)}>{user ? 'Back to your start page' : 'Back to sign-in'}</Link>}
        >
          The address is kept for it, so links and bookmarks will work when it opens.
        </Empty>
      </div>
    </Page>
  );
  return isBare ? <main className={styles.bare}>{page}</main> : page;
}
