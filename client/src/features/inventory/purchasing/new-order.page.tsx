import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { OrderEditor } from './order-editor';

/** A new order to a supplier. */
export default function NewOrderPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Page
      title="Create purchase order"
      breadcrumb={[{ label: 'Purchase orders', path: '/inventory/purchasing' }]}
      purpose="Choose the supplier, then add lines from their list, by name or by scan."
    >
      <OrderEditor
        existing={null}
        supplierId={params.get('supplier')}
        onSaved={(id) => void navigate(`/inventory/purchasing/${id}`, { replace: true })}
        onCancel={() => void navigate('/inventory/purchasing')}
      />
    </Page>
  );
}
