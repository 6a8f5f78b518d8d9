import { StopOutlined } from '@ant-design/icons';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useRetireDoseRangeMutation, type DoseRangeFieldsFragment } from './formulary.generated';

/** Retires several entries. A retired entry does not come back: a new one is made, with its own source. */
export function useBulkDoseRangeActs(): readonly BulkAct<DoseRangeFieldsFragment>[] {
  const [retire] = useRetireDoseRangeMutation({ context: inlineErrors });
  return [
    {
      key: 'retire',
      label: 'Retire',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      noun: ['entry', 'entries'],
      consequence:
        'Doses will no longer be checked against these entries, and records will show that. Doses that have already been checked are not affected. You cannot undo this.',
      applies: ({ retiredAt }) => retiredAt === null,
      otherwise: 'They are already retired.',
      run: async (range) => {
        const { id, version } = range;
        const { data } = await retire({ variables: { input: { id, version } } });
        return data?.retireDoseRange.doseRange ?? range;
      },
      done: 'retired',
    },
  ];
}
