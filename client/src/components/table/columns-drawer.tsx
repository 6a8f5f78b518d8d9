import { ArrowDownOutlined, ArrowUpOutlined, UndoOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { withMoved, withShown, withWidth, type ColumnLayout } from '@sideline/schema/list-layout';
import { Button, Checkbox, Drawer, InputNumber } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../lib/use-media';
import styles from './table.module.css';
import type { ListLayoutState } from './use-list-layout';

interface ColumnsDrawerProps {
  readonly label: string;
  readonly state: ListLayoutState;
  readonly titles: ReadonlyMap<string, string>;
  /** For arrangements that are not lists of columns. */
  readonly words?: ArrangingWords;
  /** What is always shown, besides the first. */
  readonly always?: ReadonlySet<string>;
  readonly onClose: () => void;
}

interface ArrangingWords {
  readonly title: string;
  readonly lead: string;
  readonly items: string;
  /** 'column', for announcing a move. */
  readonly item: string;
  readonly restore: string;
}

const SETTLE_MS = 500;

/**
 * Which columns of a list are shown, in which order and how wide. The list changes immediately, and the choice is saved
 * after a pause.
 */
export default function ColumnsDrawer({ label, state, titles, words, always, onClose }: ColumnsDrawerProps) {
  const { keep, isOwn } = state;
  const [layout, setLayout] = useState(state.layout);
  const [isChanged, setChanged] = useState(false);
  const [said, setSaid] = useState('');
  const isPhone = useIsPhone();
  const waiting = useRef<readonly ColumnLayout[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const flush = () => {
    clearTimeout(timer.current);
    if (waiting.current !== null) keep(waiting.current);
    waiting.current = null;
  };
  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });
  useEffect(() => () => flushLatest.current(), []);

  const change = (next: readonly ColumnLayout[]) => {
    if (next === layout) return;
    setLayout(next);
    setChanged(true);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flushLatest.current(), SETTLE_MS);
  };
  const move = (key: string, step: -1 | 1) => {
    const next = withMoved(layout, key, step);
    change(next);
    const place = next.findIndex((column) => column.key === key) + 1;
    setSaid(
      `${titles.get(key) ?? key} is ${words?.item ?? 'column'} ${String(place)} of ${String(next.length)}.`,
    );
    // At either end, the pressed button has nothing left to do, so the other one takes the focus.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-column="${CSS.escape(key)}"]`);
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
      if (document.activeElement instanceof HTMLButtonElement && !document.activeElement.disabled) return;
      buttons.find((button) => !button.disabled)?.focus();
    });
  };
  return (
    <Drawer
      open
      title={words?.title ?? `Columns of ${label}`}
      size={isPhone ? '100%' : 480}
      onClose={onClose}
      footer={
        <div className={styles['drawerFoot']}>
          <Button
            icon={<UndoOutlined aria-hidden="true" />}
            disabled={!isOwn && !isChanged}
            onClick={() => {
              waiting.current = null;
              clearTimeout(timer.current);
              keep([]);
              onClose();
            }}
          >
            {words?.restore ?? 'Restore the default columns'}
          </Button>
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <p className={styles['quiet']}>
        {words?.lead ??
          'Saved for you, on every device. The first column names the row, so it is always shown.'}
      </p>
      <ul ref={list} className={styles['columns']} aria-label={words?.items ?? 'Columns'}>
        {layout.map(({ key, isShown, width }, place) => {
          const title = titles.get(key) ?? key;
          return (
            <li key={key} data-column={key}>
              <Checkbox
                checked={isShown}
                disabled={place === 0 || always?.has(key) === true}
                onChange={({ target }) => change(withShown(layout, key, target.checked))}
              >
                {title}
              </Checkbox>
              {words ? null : (
                <InputNumber
                  className={styles['width'] ?? ''}
                  aria-label={`Width of ${title}, in pixels`}
                  placeholder="Auto"
                  min={LIMITS.listLayout.minWidthPx}
                  max={LIMITS.listLayout.maxWidthPx}
                  step={8}
                  controls={false}
                  value={width}
                  onChange={(value) => change(withWidth(layout, key, value))}
                />
              )}
              <Button
                type="text"
                icon={<ArrowUpOutlined aria-hidden="true" />}
                aria-label={`Move ${title} up`}
                disabled={place < 2}
                onClick={() => move(key, -1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined aria-hidden="true" />}
                aria-label={`Move ${title} down`}
                disabled={place === 0 || place === layout.length - 1}
                onClick={() => move(key, 1)}
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className="sl-hidden">
        {said}
      </p>
    </Drawer>
  );
}
