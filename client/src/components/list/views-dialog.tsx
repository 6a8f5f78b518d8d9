import { DeleteOutlined } from '@ant-design/icons';
import type { ViewedList } from '@sideline/schema/lists';
import { Button, Modal } from 'antd';
import { FailedHere } from '../ui/failed-here';
import { Empty } from '../ui/empty';
import { ListViewsDocument, useDeleteListViewMutation, type KeptViewFragment } from './list-views.generated';
import styles from './list-toolbar.module.css';

interface ViewsDialogProps {
  readonly list: ViewedList;
  readonly views: readonly KeptViewFragment[];
  readonly onClose: () => void;
}

/** The user's views, to be deleted one by one. */
export function ViewsDialog({ list, views, onClose }: ViewsDialogProps) {
  const [remove, { loading }] = useDeleteListViewMutation({
    refetchQueries: [{ query: ListViewsDocument, variables: { list } }],
  });
  return (
    <Modal open title="Your views of this list" footer={null} onCancel={onClose}>
      <FailedHere />
      {views.length === 0 ? (
        <Empty size="small" title="No views">
          Views that you save appear here.
        </Empty>
      ) : (
        <ul className={styles.views}>
          {views.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                danger
                size="small"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={`Delete the view ${name}`}
                disabled={loading}
                onClick={() => {
                  // The dialog says a failure; the list then stays as it is.
                  remove({ variables: { id } }).catch(() => undefined);
                }}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
