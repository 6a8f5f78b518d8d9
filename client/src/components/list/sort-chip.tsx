import { SwapOutlined } from '@ant-design/icons';
import type { SortedList } from '@sideline/schema/lists';
import { Button, Dropdown } from 'antd';
import { menuContainer } from '../../lib/menu-container';
import { useMedia } from '../../lib/use-media';
import type { Ordering } from './list-order';
import styles from './list-toolbar.module.css';
import { orderOptions } from './order-words';

interface SortChipProps<L extends SortedList> {
  readonly ordering: Ordering<L>;
  /** The list never shows heads to press. */
  readonly isAlways?: boolean;
}

/** The current order of the list and the others to choose from. Empty if a table's heads already show it. */
export function SortChip<L extends SortedList>({ ordering, isAlways = false }: SortChipProps<L>) {
  const hasEveryHead = useMedia('(min-width: 1200px)');
  const { list, order, set } = ordering;
  const options = orderOptions(list);
  const current = options.find(({ by, direction }) => by === order.by && direction === order.direction);
  if (hasEveryHead && !isAlways) return null;
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={menuContainer}
      menu={{
        selectable: true,
        selectedKeys: current ? [current.key] : [],
        items: options.map(({ key, label }) => ({ key, label })),
        onClick: ({ key }) => {
          const chosen = options.find((option) => option.key === key);
          if (chosen) set(chosen.by, chosen.direction);
        },
      }}
    >
      <Button size="small" icon={<SwapOutlined aria-hidden="true" className={styles.upright ?? ''} />}>
        <span className={styles.prefix}>Sort: </span>
        {current?.label}
      </Button>
    </Dropdown>
  );
}
