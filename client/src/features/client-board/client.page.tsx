import { useParams } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { useSignedInUser } from '../../lib/session';
import { ClientEvents } from './client-events';
import { useClientEvents } from './use-client-events';

/** The events of one client: live, planned and past, with their figures. */
export default function ClientPage() {
  const { clientId = '' } = useParams();
  const { role } = useSignedInUser();
  const { lists, error, refetch, onMore } = useClientEvents(clientId);
  return (
    <Page
      key={lists ? 'client' : 'loading'}
      title={lists?.name ?? 'Client'}
      purpose="Live, planned and past events, with their figures."
      breadcrumb={[{ label: role === 'client' ? 'My Events' : 'Clients and their events', path: '/client' }]}
      error={error}
      onRetry={refetch}
      missing="The link may be old, or we may no longer work with this client."
    >
      <ClientEvents lists={lists} onMore={onMore} />
    </Page>
  );
}
