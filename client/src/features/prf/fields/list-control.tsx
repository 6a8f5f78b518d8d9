import { isFirstClear, searchByWords, type Found } from '@sideline/schema/prf/catalogue/word-search';

import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { mostChosen, recentChoices, rememberChoice } from '../../../lib/recent-choices';
import { useSignedInUser } from '../../../lib/session';

export interface ListOption {
  readonly key: string;
  readonly label: string;
  readonly group?: string | undefined;
  /** A second line that distinguishes it from its neighbours. */
  readonly detail?: string | undefined;
}

/** The matches for a typed text, best first, and whether Enter may choose the first before it is shown. */
export interface ListAnswer {
  readonly options: readonly ListOption[];
  readonly isFirstClear: boolean;
}

interface ListControlProps {
  readonly id: string;
  /** Name of the list, under which recent answers are remembered. */
  readonly list: string;
  readonly options: readonly ListOption[];
  /** How a typed text is matched; by default with the words of label and group. */
  readonly search?: (text: string) => ListAnswer;
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly labelId: string;
  readonly placeholder?: string;
  /** What this person chose most often comes first, instead of their recent choices. */
  readonly isByUse?: boolean;
}

interface Item {
  readonly value: string;
  readonly label: string;
  readonly detail: string | undefined;
}

interface Group {
  readonly label: string;
  readonly title: string;
  readonly options: Item[];
}

const item = ({ key, label, detail }: ListOption): Item => ({ value: key, label, detail });

/** The whole list under its headings, with recent choices first. */
const grouped = (options: readonly ListOption[], recent: readonly string[], heading: string): Group[] => {
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
  return [{ label: heading, title: heading, options: first }, ...rest].filter(
    (group) => group.options.length > 0,
  );
};

const searchLabels = (text: string, options: readonly ListOption[]): ListAnswer => {
  const found: readonly Found<ListOption>[] = searchByWords(text, options, ({ label, group }) => ({
    label,
    also: [],
    more: group === undefined ? [] : [group],
  }));
  return { options: found, isFirstClear: isFirstClear(found) };
};

/** A long list, searched by typing. It is grouped, with the user's recent choices on this device first. */
export function ListControl(props: ListControlProps) {
  const { id, list, options, value, onChange, isMultiple, isDisabled, isInvalid } = props;
  const { id: userId } = useSignedInUser();
  // Read when the list is first shown, because reordering it under the finger would make people hit the wrong line.
  const isByUse = props.isByUse === true;
  const [recent] = useState(() => (isByUse ? mostChosen : recentChoices)({ userId, list }));
  const unknown = value
    .filter((key) => !options.some((option) => option.key === key))
    .map((key) => ({ key, label: key }));
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const answer = isSearching ? (props.search?.(text) ?? searchLabels(text, options)) : null;
  return (
    <Choice<string | string[], Item | Group>
      id={id}
      {...(isMultiple
        ? { mode: 'multiple' as const, value: [...value] }
        : value[0]
          ? { value: value[0] }
          : {})}
      options={
        answer
          ? answer.options.map(item)
          : grouped([...options, ...unknown], recent, isByUse ? 'Your most used' : 'Recent')
      }
      showSearch={{ searchValue: text, onSearch: setText, filterOption: false }}
      defaultActiveFirstOption={answer?.isFirstClear ?? true}
      optionRender={({ data }) => (
        <span className="prf-option">
          {data.label}
          {'detail' in data && data.detail !== undefined ? <small>{data.detail}</small> : null}
        </span>
      )}
      allowClear
      disabled={isDisabled}
      {...(isInvalid ? { status: 'error' as const } : {})}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      placeholder={props.placeholder ?? 'Type to search'}
      notFoundContent="Nothing found. Try fewer letters."
      style={{ width: '100%' }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setText('');
      }}
      onChange={(next?: string | string[]) => {
        setText('');
        const keys = next === undefined ? [] : Array.isArray(next) ? next : [next];
        const added = keys.find((key) => !value.includes(key));
        if (added !== undefined) rememberChoice({ userId, list }, added);
        onChange(keys);
      }}
    />
  );
}
