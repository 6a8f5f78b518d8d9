import { Button, Select, type SelectProps } from 'antd';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { closeness, isAtAGlance, matchesWords } from './choice-match';
import styles from './choice.module.css';

const textOf = (option: { readonly label?: unknown } | undefined): string =>
  typeof option?.label === 'string' ? option.label : '';

/** Whether an option fits what is typed, alone or in a group. */
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

/** A search by the server: what is typed now, and the typed text that the options answer. */
export interface ServerSearch {
  readonly text: string;
  readonly answered: string;
  readonly onSearch: (text: string) => void;
}

interface ChoiceProps<
  Value,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
> extends Omit<SelectProps<Value, Option>, 'loading'> {
  /** Where the options are read from: a list that is not there yet, or was lost, does not say that it is empty. */
  readonly source?: ChoiceSource | undefined;
  /** What is said of a list that was lost. */
  readonly lost?: string;
  /** For options that the server finds. Until it has answered what is typed, the list holds what fits of the last answer. */
  readonly search?: ServerSearch;
}

/**
 * A drop-down list that takes typing. Only options with words that begin as typed stay in the list, and Enter selects the
 * first of them. Use it instead of antd's Select, which ignores typing by default. A list that could not be read says so,
 * keeps what it had and what was typed, and is asked for again by its button, by Enter and when it is opened.
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
    // antd sets 'new-password', for which a browser may offer one.
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
    // What fails again is shown by the source itself.
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
      // Would close the list before its answer.
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
        // A group has no words of its own: it is found by what it holds.
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
