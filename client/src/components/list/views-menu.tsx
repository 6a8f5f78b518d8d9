import { DownOutlined, PushpinOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import type { ViewedList } from '@sideline/schema/lists';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { inlineErrors } from '../../lib/apollo-hooks';
import { menuContainer } from '../../lib/menu-container';
import { notify } from '../../lib/notices';
import { NameDialog } from '../ui/name-dialog';
import { ListViewsDocument, useListViewsLazyQuery, useSaveListViewMutation } from './list-views.generated';
import styles from './list-toolbar.module.css';
import { viewQuery } from './view-query';
import { ViewsDialog } from './views-dialog';

const SAVE = 'save';
const MANAGE = 'manage';
const VIEW = 'view ';

interface ViewsMenuProps {
  readonly list: ViewedList;
  /** The parameters of the address that are the list's filters. */
  readonly filters: readonly string[];
}

/** The user's own views of a list: named filters and order, kept by the server and so available on every device. */
export function ViewsMenu({ list, filters }: ViewsMenuProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState<'name' | 'manage' | null>(null);
  // Loaded when the menu is first opened, because most visits do not need it.
  const [load, { data, loading }] = useListViewsLazyQuery();
  const [save] = useSaveListViewMutation({
    context: inlineErrors,
    refetchQueries: [{ query: ListViewsDocument, variables: { list } }],
  });
  // One id for each opening of the dialog, so that a second press does not create a second view.
  const [id, setId] = useState(() => newId());
  const views = data?.listViews ?? [];
  const shown = viewQuery(search, filters);
  const current = views.find(({ query }) => query === shown);

  const choose = (key: string) => {
    if (key === SAVE) {
      setId(newId());
      setAsking('name');
    } else if (key === MANAGE) {
      setAsking('manage');
    } else {
      const view = views.find((one) => key === `${VIEW}${one.id}`);
      if (view) void navigate({ pathname, search: view.query });
    }
  };

  return (
    <>
      <Dropdown
        trigger={['click']}
        getPopupContainer={menuContainer}
        onOpenChange={(isOpen) => {
          if (isOpen) void load({ variables: { list } });
        }}
        menu={{
          selectedKeys: current ? [`${VIEW}${current.id}`] : [],
          style: { maxHeight: 400, overflowY: 'auto' },
          items: [
            ...(views.length > 0
              ? views.map((view) => ({ key: `${VIEW}${view.id}`, label: view.name }))
              : [
                  {
                    key: 'none',
                    disabled: true,
                    label: loading ? 'Loading your views …' : 'Views that you save appear here.',
                  },
                ]),
            { type: 'divider' as const },
            {
              key: SAVE,
              label: 'Save these filters as a view …',
              disabled: shown === '' || current !== undefined,
            },
            ...(views.length > 0 ? [{ key: MANAGE, label: 'Delete views …' }] : []),
          ],
          onClick: ({ key }) => {
            choose(key);
          },
        }}
      >
        <Button size="small" icon={<PushpinOutlined aria-hidden="true" />}>
          {current ? `View: ${current.name}` : 'Views'}{' '}
          <DownOutlined aria-hidden="true" className={styles.caret ?? ''} />
        </Button>
      </Dropdown>
      {asking === 'name' && (
        <NameDialog
          title="Save these filters as a view"
          label="Name of the view"
          hint="Filters and order are kept for you, on every device."
          initial=""
          maxLength={LIMITS.listViews.nameLength}
          action="Save view"
          onClose={() => setAsking(null)}
          onSave={async (name) => {
            await save({ variables: { input: { id, list, name, query: shown } } });
            notify.success(`The view “${name}” is saved.`);
          }}
        />
      )}
      {asking === 'manage' && <ViewsDialog list={list} views={views} onClose={() => setAsking(null)} />}
    </>
  );
}
