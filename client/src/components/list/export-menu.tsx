import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import {
  EXPORTS,
  SHIFT_REPORT_FORMATS,
  type ExportedList,
  type ExportFilterKey,
  type ShortFormat,
  type StockExport,
} from '@sideline/schema/exports';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { totalText } from '../../lib/formats';
import { menuContainer } from '../../lib/menu-container';
import { useExport } from '../exports/use-export';
import { useOwnRight } from '../rights/use-own-right';
import styles from './list-toolbar.module.css';

type FilterValue = string | number | boolean | null | undefined;
export type MenuList = ExportedList | StockExport;

/** A filter of the list as the server names it. Null values are left out. */
export type ExportFilter = Readonly<Record<string, FilterValue>>;
/** The same. The export must know every name, otherwise the file would differ from the screen. */
export type KnownFilter<L extends MenuList, F> = F &
  Readonly<Record<Exclude<keyof F, ExportFilterKey<L>>, never>>;

export interface ExportMenuProps<L extends MenuList, F> {
  readonly list: L;
  readonly filter: KnownFilter<L, F>;
  /** Left out if the list has only one order. */
  readonly order?: { readonly by: string; readonly direction: string };
  /** What always narrows the list, such as the event that the page is about. */
  readonly within?: Readonly<Partial<Record<ExportFilterKey<L>, FilterValue>>>;
  readonly isFiltered: boolean;
  /** How many rows the filtered list has, if known. */
  readonly count?: number | null | undefined;
}

const FILTERED = 'filtered';
const ALL = 'all';
const OWN_FILES = 'files';

const rows = (count: number | null | undefined): string =>
  typeof count === 'number' ? ` (${totalText(count)})` : '';

/**
 * Downloads the list in each format offered, in the order on the screen, filtered or complete. Large files are made in
 * the background.
 */
export function ExportMenu<L extends MenuList, F extends ExportFilter>(props: ExportMenuProps<L, F>) {
  const { list, filter, order, within, isFiltered, count } = props;
  const { saving, take, open, dialog } = useExport();
  const [isOpen, setOpen] = useState(false);
  // Asked only when the menu opens, so that no list waits for it.
  const exporting = useOwnRight('exportLists', isOpen);

  const formats = SHIFT_REPORT_FORMATS.filter((format) => EXPORTS[list].formats.includes(format));

  const takeWith = (format: ShortFormat, wanted: ExportFilter) => {
    const query = new URLSearchParams();
    const parameters: ExportFilter = { ...wanted, ...within, ...order };
    for (const [key, value] of Object.entries(parameters))
      if (value !== null && value !== undefined && value !== '') query.set(key, String(value));
    void take(list, format, query);
  };

  return (
    <>
      <Dropdown
        trigger={['click']}
        getPopupContainer={menuContainer}
        onOpenChange={setOpen}
        menu={{
          items: [
            ...(exporting.isOff
              ? [{ key: 'off', disabled: true, label: exporting.reason }]
              : formats.flatMap((format) =>
                  (isFiltered ? [FILTERED, ALL] : [ALL]).map((part, place) => ({
                    key: `${format} ${part}`,
                    disabled: exporting.button.disabled,
                    label: `${format.toUpperCase()}, ${part === FILTERED ? 'as filtered' : 'all rows'}${place === 0 ? rows(count) : ''}`,
                  })),
                )),
            { type: 'divider' },
            { key: OWN_FILES, label: 'Your files' },
          ],
          onClick: ({ key }) => {
            const format = formats.find((one) => key.startsWith(`${one} `));
            if (format === undefined) open();
            else takeWith(format, key.endsWith(FILTERED) ? filter : {});
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
