import { Select } from 'antd';
import { useState } from 'react';
import { recentChoices, rememberChoice } from './recent-choices';

export interface ListOption {
  readonly key: string;
  readonly label: string;
  readonly group?: string | undefined;
  /** Further words by which it is found. */
  readonly search?: string | undefined;
}

interface ListControlProps {
  readonly id: string;
  /** Name of the list, under which recent answers are remembered. */
  readonly list: string;
  readonly options: readonly ListOption[];
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly labelId: string;
  readonly placeholder?: string;
}

interface Group {
  readonly label: string;
  readonly title: string;
  readonly options: { value: string; label: string; search: string }[];
}

const grouped = (options: readonly ListOption[], recent: readonly string[]): Group[] => {
  const item = (option: ListOption) => ({
    value: option.key,
    label: option.label,
    search: `${option.label} ${option.search ?? ''} ${option.group ?? ''}`.toLowerCase(),
  });
  const isRecent = (option: ListOption) => recent.includes(option.key);
  const names = [...new Set(options.map((option) => option.group ?? 'All'))];
  const first = options
    .filter(isRecent)
    .sort((a, b) => recent.indexOf(a.key) - recent.indexOf(b.key))
    .map(item);
  const rest = names.map((name) => ({
    label: name,
    title: name,
    options: options.filter((option) => (option.group ?? 'All') === name && !isRecent(option)).map(item),
  }));
  return [{ label: 'Recent', title: 'Recent', options: first }, ...rest].filter(
    (group) => group.options.length > 0,
  );
};

/** A long list, searched by typing; grouped, with what was chosen lately on this device first. */
export function ListControl(props: ListControlProps) {
  const { id, list, options, value, onChange, isMultiple, isDisabled, isInvalid } = props;
  // Read when the list is first shown: reordering it under the finger would make people hit the wrong line.
  const [recent] = useState(() => recentChoices(list));
  const unknown = value
    .filter((key) => !options.some((option) => option.key === key))
    .map((key) => ({ key, label: key }));
  return (
    <Select<string | string[]>
      id={id}
      {...(isMultiple
        ? { mode: 'multiple' as const, value: [...value] }
        : value[0]
          ? { value: value[0] }
          : {})}
      options={grouped([...options, ...unknown], recent)}
      showSearch={{
        filterOption: (text, option) =>
          option !== undefined &&
          'search' in option &&
          typeof option.search === 'string' &&
          text
            .toLowerCase()
            .split(/\s+/)
            .every((word) => (option.search as string).includes(word)),
      }}
      allowClear
      disabled={isDisabled}
      {...(isInvalid ? { status: 'error' as const } : {})}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      placeholder={props.placeholder ?? 'Type to search'}
      notFoundContent="Nothing found. Try fewer letters."
      style={{ width: '100%' }}
      onChange={(next?: string | string[]) => {
        const keys = next === undefined ? [] : Array.isArray(next) ? next : [next];
        const added = keys.find((key) => !value.includes(key));
        if (added !== undefined) rememberChoice(list, added);
        onChange(keys);
      }}
    />
  );
}
