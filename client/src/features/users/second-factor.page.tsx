import { Card } from 'antd';
import { Navigate } from 'react-router-dom';
import { Page } from '../../components/page';
import { useSession } from '../../lib/session';
import { EnrolSteps } from './enrol-steps';

/** Where a second factor is asked of somebody who has none: before anything else. */
export default function SecondFactorPage() {
  const { user, reload } = useSession();
  if (!user?.mustEnrol) return <Navigate to="/account" replace />;
  return (
    <Page
      title="Set up a second factor"
      width="narrow"
      purpose="Administrators need a second factor here. Set it up before you continue."
    >
      <Card>
        <EnrolSteps onDone={() => void reload()} />
      </Card>
    </Page>
  );
}
