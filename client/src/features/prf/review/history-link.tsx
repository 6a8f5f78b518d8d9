import { HistoryOutlined } from '@ant-design/icons';
import { LinkButton } from '../link-button';
import { usePrf } from '../prf-context';

/** Links to who changed what and when, and to any two versions side by side. */
export function HistoryLink() {
  const { record } = usePrf();
  return record ? (
    <LinkButton to={`/prf/${record.customPrfId}/history`} icon={<HistoryOutlined aria-hidden="true" />}>
      History
    </LinkButton>
  ) : null;
}
