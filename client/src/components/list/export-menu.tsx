import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import type { ExportedList } from '@sideline/schema/exports';
import type { ListOrder } from '@sideline/schema/lists';
import { Button, Dropdown } from 'antd';
import { inMain } from '../../lib/in-main';
import { useExport } from '../exports/use-export';
import styles from './list-toolbar.module.css';

/** A filter of the list as the server names it; what is null is left out. */
export type ExportFilter = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ExportMenuProps<L extends ExportedList> {
  readonly list: L;
  readonly filter: ExportFilter;
  readonly order: ListOrder<L>;
  /** What always narrows the list, such as the event that the page is about. */
  readonly within?: ExportFilter;
  readonly isFiltered: boolean;
  /** How many rows the filtered list has, where that is known. */
  readonly count?: number | null | undefined;
}

const FILTERED = 'filtered';
const OWN_FILES = 'files';

const rows = (count: number | null | undefined): string =>
  typeof count === 'number' ? ` (${count.toLocaleString('en-GB')})` : '';

/** Takes the list away as CSV, in the order on the screen: as it is filtered, or all of it; long ones are made meanwhile. */
export function ExportMenu<L extends ExportedList>(props: ExportMenuProps<L>) {
  const { list, filter, order, within = {}, isFiltered, count } = props;
  const { saving, take, open, dialog } = useExport();

  const takeWith = (wanted: ExportFilter) => {
    const query = new URLSearchParams();
    const { by, direction } = order;
    const parameters: ExportFilter = { ...wanted, ...within, by, direction };
    for (const [key, value] of Object.entries(parameters))
      if (value !== null && value !== undefined && value !== '') query.set(key, String(value));
    void take(list, 'csv', query);
  };

  return (
    <>
      <Dropdown
        trigger={['click']}
        getPopupContainer={inMain}
        menu={{
          items: [
            ...(isFiltered
              ? [
                  { key: FILTERED, label: `CSV, as filtered${rows(count)}` },
                  { key: 'all', label: 'CSV, all rows' },
                ]
              : [{ key: 'all', label: `CSV, all rows${rows(count)}` }]),
            { type: 'divider' },
            { key: OWN_FILES, label: 'Your files' },
          ],
          onClick: ({ key }) => {
            if (key === OWN_FILES) open();
            else takeWith(key === FILTERED ? filter : {});
          },
        }}
      >
        <Button size="small" loading={saving !== null} icon={<DownloadOutlined aria-hidden="true" />}>
          Export <DownOutlined aria-hidden="true" className={styles.caret ?? ''} />
        </Button>
      </Dropdown>
      {dialog}
    </>
  );
}
