import { RETURN_KINDS } from '@sideline/schema/inventory/return-transitions';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { ReturnEditor } from './return-editor';

/** A new return. */
export default function NewReturnPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Page
      title="New return"
      breadcrumb={[{ label: 'Returns', path: '/inventory/returns' }]}
      purpose="Choose where the stock comes from, then the lots to return."
    >
      <ReturnEditor
        existing={null}
        start={{
          kind: RETURN_KINDS.find((kind) => kind === params.get('kind')) ?? null,
          from: params.get('from'),
          event: params.get('event'),
        }}
        onSaved={(id) => void navigate(`/inventory/returns/${id}`, { replace: true })}
        onCancel={() => void navigate('/inventory/returns')}
      />
    </Page>
  );
}
