import { Button, Select, type SelectProps } from 'antd';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { closeness, isAtAGlance, matchesWords } from './choice-match';
import styles from './choice.module.css';

const textOf = (option: { readonly label?: unknown } | undefined): string =>
  typeof option?.label === 'string' ? option.label : '';

/** Whether an option, alone or in a group, matches the typed text. */
const someFits = (typed: string, options: readonly { readonly label?: unknown }[]): boolean =>
  typed.trim() === '' ||
  options.some((option) =>
    'options' in option && Array.isArray(option.options)
      ? someFits(typed, option.options as readonly { readonly label?: unknown }[])
      : matchesWords(typed, textOf(option)),
  );

/** The query that a list's options come from, as far as the list needs it. */
export interface ChoiceSource {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** A search by the server: what is typed now, and the text that the options belong to. */
export interface ServerSearch {
  readonly text: string;
  readonly answered: string;
  readonly onSearch: (text: string) => void;
}

interface ChoiceProps<
  Value,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
> extends Omit<SelectProps<Value, Option>, 'loading'> {
  /** Where the options come from. A list that has not loaded, or failed to, must not say that it is empty. */
  readonly source?: ChoiceSource | undefined;
  /** What to say about a list that failed to load. */
  readonly lost?: string;
  /**
   * For options that the server finds. Until it has answered the typed text, the list holds the matching options of the
   * last answer.
   */
  readonly search?: ServerSearch;
}

/**
 * A drop-down list that can be typed into. Only options with words that start as typed stay in the list, and Enter
 * selects the first. Use it instead of antd's Select, which ignores typing by default. If a list cannot be loaded, it
 * says so and keeps its options and the typed text. The button, Enter and opening the list try again.
 */
export function Choice<
  Value,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>({ source, lost, search, ...props }: ChoiceProps<Value, Option>) {
  const { showSearch, options = [], onOpenChange, onInputKeyDown } = props;
  const say = useFieldWords();
  const ref = useRef<React.ComponentRef<typeof Select>>(null);
  const own = typeof showSearch === 'object' ? showSearch : {};
  const isRead = source !== undefined || search !== undefined || own.onSearch !== undefined;
  const isShort = isAtAGlance({ options, isRead, isWritten: props.mode === 'tags' });
  useLayoutEffect(() => {
    const input = ref.current?.nativeElement.querySelector('input');
    // antd sets 'new-password', and a browser may then offer one.
    input?.setAttribute('autocomplete', 'off');
    // An attached keyboard still works.
    if (isShort && window.matchMedia('(pointer: coarse)').matches) input?.setAttribute('inputmode', 'none');
    else input?.removeAttribute('inputmode');
  });
  const isBehind =
    search !== undefined && (source?.loading === true || search.text.trim() !== search.answered);
  const isLost = source?.error !== undefined && source.error !== null && !source.loading;
  const lostWords = lost ?? say('field.listLost');
  const askAgain = () => {
    // If it fails again, the source itself shows that.
    source?.refetch().catch(() => undefined);
  };
  const whenLost = {
    notFoundContent: <span role="status">{lostWords}</span>,
    popupRender: (menu: ReactNode) => (
      <>
        {menu}
        <div className={styles['lost']}>
          {options.length === 0 ? null : <span role="status">{lostWords}</span>}
          <Button onClick={askAgain}>{say('field.tryAgain')}</Button>
        </div>
      </>
    ),
    onInputKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onInputKeyDown?.(event);
      if (event.key === 'Enter' && options.length === 0) askAgain();
    },
    onOpenChange: (isOpen: boolean) => {
      onOpenChange?.(isOpen);
      if (isOpen) askAgain();
    },
  };
  const whenBehind = {
    notFoundContent: say('field.loading'),
    onInputKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onInputKeyDown?.(event);
      // It would close the list before the answer arrives.
      if (event.key !== 'Enter' || someFits(search?.text ?? '', options)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return (
    <Select<Value, Option>
      notFoundContent={say(source?.loading ? 'field.loading' : 'field.nothingFound')}
      {...props}
      {...(source?.loading ? { loading: true, notFoundContent: say('field.loading') } : {})}
      {...(isLost ? whenLost : isBehind ? whenBehind : {})}
      ref={ref}
      showSearch={{
        // A group has no words of its own and is found by its options.
        filterOption: (text, option) =>
          !(option && 'options' in option) && matchesWords(text, textOf(option)),
        filterSort: (one, other, { searchValue }) =>
          closeness(searchValue, textOf(other)) - closeness(searchValue, textOf(one)),
        ...(search === undefined ? {} : { onSearch: search.onSearch }),
        ...(search === undefined || isBehind ? {} : { filterOption: false }),
        ...own,
      }}
    />
  );
}
