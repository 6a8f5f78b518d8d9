import { FolderOutlined, IdcardOutlined } from '@ant-design/icons';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import {
  useAskAccessIdentityMutation,
  useAssembleAccessRequestMutation,
  type AccessRequestRowFragment,
} from './access-requests.generated';

type Row = AccessRequestRowFragment;

export const isBeingMade = ({ assembly }: Row): boolean => assembly === 'waiting' || assembly === 'running';
export const canAskIdentity = ({ state, identityAskedOn, identityCheckedOn }: Row): boolean =>
  state === 'open' && identityAskedOn === null && identityCheckedOn === null;
export const canAssemble = (row: Row): boolean =>
  row.state === 'open' && row.identityCheckedOn !== null && !isBeingMade(row);

/**
 * What is the same for several requests. How identity was checked, an extension, a refusal and a handover are about one person,
 * and are recorded for one request at a time.
 */
export function useBulkRequestActs(): readonly BulkAct<Row>[] {
  const [askIdentity] = useAskAccessIdentityMutation({ context: inlineErrors });
  const [assemble] = useAssembleAccessRequestMutation({ context: inlineErrors });
  const noun = ['request', 'requests'] as const;
  return [
    {
      key: 'ask',
      label: 'Ask for identity for',
      barLabel: 'Ask for identity',
      icon: <IdcardOutlined aria-hidden="true" />,
      noun,
      consequence:
        'Sideline records that you asked today. The time limit of each pauses until identity is checked. You cannot undo this.',
      applies: canAskIdentity,
      otherwise: 'Their identity has been asked for or checked, or they are not open.',
      run: async (row) =>
        (await askIdentity({ variables: { id: row.id } })).data?.askAccessIdentity.accessRequest ?? row,
      done: 'paused until identity is checked',
    },
    {
      key: 'assemble',
      label: 'Assemble the files of',
      barLabel: 'Assemble the files',
      icon: <FolderOutlined aria-hidden="true" />,
      noun,
      consequence: 'The files are made one request after the other. Files made before are replaced.',
      applies: canAssemble,
      otherwise: 'Their identity is not checked, their files are being made, or they are not open.',
      run: async (row) =>
        (await assemble({ variables: { id: row.id } })).data?.assembleAccessRequest.accessRequest ?? row,
      done: 'being assembled',
    },
  ];
}
