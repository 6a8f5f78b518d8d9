import { EditOutlined } from '@ant-design/icons';
import { hasAmendment } from '../drafts/draft-registry';
import { LinkButton } from '../link-button';
import { usePrf } from '../prf-context';

/** The link from the signed record to its amendment, for people who may write one. */
export function AmendLink() {
  const { record } = usePrf();
  return record?.canAmend ? (
    <LinkButton to={`/prf/${record.customPrfId}/amend`} icon={<EditOutlined aria-hidden="true" />}>
      {hasAmendment(record.id) ? 'Continue the amendment' : 'Amend this record'}
    </LinkButton>
  ) : null;
}
