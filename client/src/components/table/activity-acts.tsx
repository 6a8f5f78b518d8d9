import { PoweroffOutlined } from '@ant-design/icons';
import type { BulkAct } from './bulk-act';

interface Activity<Row> {
  readonly noun: BulkAct<Row>['noun'];
  readonly isActive: (row: Row) => boolean;
  /** What deactivation means for several rows. */
  readonly consequence: string;
  /** Returns the row as it is afterwards, with the version that the next change starts from. */
  readonly setActive: (row: Row, isActive: boolean) => Promise<Row>;
}

/** Deactivate and make active again, for active and inactive rows. Each undoes the other. */
export const activityActs = <Row extends object>({
  noun,
  isActive,
  consequence,
  setActive,
}: Activity<Row>): readonly BulkAct<Row>[] => {
  const off = (row: Row) => setActive(row, false);
  const on = (row: Row) => setActive(row, true);
  return [
    {
      key: 'off',
      label: 'Deactivate',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isDangerous: true,
      noun,
      consequence,
      applies: isActive,
      otherwise: 'They are already deactivated.',
      run: off,
      done: 'deactivated',
      undo: { label: 'Make active again', done: 'active again', run: on },
    },
    {
      key: 'on',
      label: 'Make active',
      icon: <PoweroffOutlined aria-hidden="true" />,
      noun,
      consequence: `You can choose these ${noun[1]} again.`,
      applies: (row) => !isActive(row),
      otherwise: 'They are already active.',
      run: on,
      done: 'active again',
      undo: { label: 'Deactivate again', done: 'deactivated', run: off },
    },
  ];
};
