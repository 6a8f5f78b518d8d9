import { CloseOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input } from 'antd';
import {
  memo,
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { menuContainer } from '../../lib/menu-container';
import type { ChoiceSource } from './choice';
import styles from './filter-bar.module.css';

const SETTLE_MS = 300;

/** Chips that say how many rows each would leave. */
export function CountedChips({ children }: { readonly children: ReactNode }) {
  return <div className={styles['counted']}>{children}</div>;
}

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Called once typing has paused. */
  readonly onSearch: (text: string) => void;
}

/** A list's search box. What is typed is searched when it has not changed for 300 ms, or immediately on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, onSearch]);
  return (
    <Input
      className={styles['search'] ?? ''}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden="true" />}
      allowClear
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
      onPressEnter={() => {
        sent.current = text;
        onSearch(text);
      }}
    />
  );
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

const LOST = 'list-lost';
const AGAIN = 'list-again';

interface FilterChipProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  /** Keep this and the options the same between renders, so that a change does not render the other chips again. */
  readonly onChange: (value: string | null) => void;
  /** What the chip says for a value that is not among the options (an id from an old link). */
  readonly fallback?: string;
  /** Called when its options are first needed, because it opens. */
  readonly onOpen?: () => void;
  /** The query that its options come from. If it failed, the chip says so, and it can be tried again. */
  readonly source?: ChoiceSource;
}

/** One filter as a chip: 'Gender' opens its choices, 'Gender: Female' shows the choice; 'Any' removes it. */
export const FilterChip = memo(function FilterChip({
  label,
  options,
  value,
  onChange,
  fallback = 'chosen',
  onOpen,
  source,
}: FilterChipProps) {
  const isLost = source?.error !== undefined && source.error !== null && !source.loading;
  const chosen = options.find((option) => option.value === value);
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={menuContainer}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen?.();
      }}
      menu={{
        selectable: true,
        selectedKeys: value === undefined ? ['any'] : [value],
        style: { maxHeight: 360, overflowY: 'auto' },
        items: [
          { key: 'any', label: 'Any' },
          { type: 'divider' as const },
          ...options.map((option) => ({ key: option.value, label: option.label })),
          ...(isLost
            ? [
                { key: LOST, label: 'This list cannot be loaded just now.', disabled: true },
                { key: AGAIN, label: 'Try again' },
              ]
            : []),
        ],
        onClick: ({ key }) => {
          if (key === AGAIN) {
            // If it fails again, the query itself shows that.
            source?.refetch().catch(() => undefined);
            return;
          }
          onChange(key === 'any' ? null : key);
        },
      }}
    >
      <Button
        size="small"
        className={`${styles['chip'] ?? ''} ${value === undefined ? '' : (styles['on'] ?? '')}`}
        icon={<DownOutlined aria-hidden="true" />}
        iconPlacement="end"
      >
        {value === undefined ? label : `${label}: ${chosen?.label ?? fallback}`}
      </Button>
    </Dropdown>
  );
});

interface ToggleChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A filter that is on or off. It responds immediately, and the filtered list follows. */
export const ToggleChip = memo(function ToggleChip({ label, isOn, onChange }: ToggleChipProps) {
  const [isShownOn, showOn] = useOptimistic(isOn);
  return (
    <Button
      size="small"
      aria-pressed={isShownOn}
      className={`${styles['chip'] ?? ''} ${isShownOn ? (styles['on'] ?? '') : ''}`}
      onClick={() => {
        startTransition(() => {
          showOn(!isShownOn);
          onChange(!isShownOn);
        });
      }}
    >
      {label}
    </Button>
  );
});

interface UnfoldingChipProps {
  readonly label: string;
  /** What is chosen, in words; null if nothing is. */
  readonly chosen: string | null;
  /** The labelled fields that it unfolds. */
  readonly children: ReactNode;
}

/**
 * Filters that are typed or searched for, behind one chip that shows them. Last in its bar, because they unfold below it.
 */
export function UnfoldingChip({ label, chosen, children }: UnfoldingChipProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  return (
    <>
      <Button
        size="small"
        className={`${styles['chip'] ?? ''} ${styles['long'] ?? ''} ${chosen === null ? '' : (styles['on'] ?? '')}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fields : undefined}
        icon={isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        iconPlacement="end"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['words']}>{chosen === null ? label : `${label}: ${chosen}`}</span>
      </Button>
      {isOpen ? (
        <div id={fields} className={styles['fields']} role="group" aria-label={label}>
          {children}
        </div>
      ) : null}
    </>
  );
}

interface FilterBarProps {
  readonly isAny: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Search box and chips in one line, with 'Clear' once one is set. */
export function FilterBar({ isAny, onClear, children }: FilterBarProps) {
  return (
    <div className={styles['bar']} role="search">
      {children}
      {isAny ? (
        <Button type="link" size="small" icon={<CloseOutlined aria-hidden="true" />} onClick={onClear}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
