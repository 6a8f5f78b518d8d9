import { ReadOutlined } from '@ant-design/icons';
import { LinkButton } from '../link-button';
import { usePrf } from '../prf-context';

/** Links to the record as a page to read: summary, times, then sections. */
export function ReadLink() {
  const { record } = usePrf();
  return record ? (
    <LinkButton to={`/prf/${record.customPrfId}/read`} icon={<ReadOutlined aria-hidden="true" />}>
      Read as a page
    </LinkButton>
  ) : null;
}
