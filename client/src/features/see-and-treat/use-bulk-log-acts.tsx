import { StopOutlined } from '@ant-design/icons';
import type { BulkAct } from '../../components/table/bulk-act';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useVoidSeeAndTreatLogMutation, type SeeAndTreatLogRowFragment } from './see-and-treat.generated';

/**
 * Strikes several logs through with one reason: those that the person recorded, and any for administrators. Each log says
 * whether it can be. A PRF is made of one log at a time, because it opens.
 */
export function useBulkLogActs(): readonly BulkAct<SeeAndTreatLogRowFragment>[] {
  const [strike] = useVoidSeeAndTreatLogMutation({ context: inlineErrors });
  return [
    {
      key: 'void',
      label: 'Strike through',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      right: 'voidRecords',
      noun: ['log', 'logs'],
      consequence: 'They are declared entered in error. You cannot undo this.',
      applies: ({ canVoid }) => canVoid,
      otherwise: 'They are already struck through, or you may not strike them through.',
      asks: {
        label: 'Why were they entered in error?',
        hint: 'The logs stay readable, struck through, with this reason and your name.',
        maxLength: 1_000,
      },
      run: async (log, reason) => {
        const { data } = await strike({ variables: { logId: log.id, reason } });
        return data?.voidSeeAndTreatLog.seeAndTreatLog ?? log;
      },
      done: 'struck through',
    },
  ];
}
