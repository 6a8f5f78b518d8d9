import { SwapOutlined } from '@ant-design/icons';
import type { SortedList } from '@sideline/schema/lists';
import { Button, Dropdown } from 'antd';
import type { Ordering } from './list-order';
import styles from './list-toolbar.module.css';
import { orderOptions } from './order-words';

/** The order of a list that shows no head to press: which it is, and the others to choose from. */
export function SortChip<L extends SortedList>({ ordering }: { readonly ordering: Ordering<L> }) {
  const { list, order, set } = ordering;
  const options = orderOptions(list);
  const current = options.find(({ by, direction }) => by === order.by && direction === order.direction);
  return (
    <Dropdown
      trigger={['click']}
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
        Sort: {current?.label}
      </Button>
    </Dropdown>
  );
}
