import type { ProviderListKind } from '@sideline/schema/provider/lists';
import { hasWords } from '@sideline/schema/prf/catalogue/usual-answers';
import { Input, type GetProps } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useOfferedNames } from '../../../components/pickers/use-offered-names';
import { useApolloClient } from '../../../lib/apollo-hooks';
import { PrfPhrasesDocument, type PrfPhrasesQuery } from '../phrases.generated';
import { namesFor } from './offered-names';
import { OfferedWords } from './offered-words';
import { phrasesFor, strokeAt, withPhrase, type PhraseStroke } from './phrase-stroke';

/** To begin with. A text that is put together of suggested words needs only one. */
const ROWS = 2;

/** A phrase, or a name from a list, as it is offered. */
interface Offered {
  readonly name: string;
  readonly text: string;
  readonly mark: string;
}

type TextAreaProps = GetProps<typeof Input.TextArea>;

interface PhraseTextAreaProps extends Omit<
  TextAreaProps,
  'onChange' | 'onSelect' | 'onKeyDown' | 'onFocus' | 'value' | 'autoSize'
> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** One of the provider's lists, whose names replace the whole text. */
  readonly list?: ProviderListKind | undefined;
  /** The field whose suggested words are offered when it first gets the focus. */
  readonly field?: { readonly name: string; readonly label: string };
  /** The most rows that it grows to. Longer text is scrolled. */
  readonly maxRows: number;
}

/**
 * Measuring a text in script makes the browser lay out the page again for every key, and for each of thirty fields when a
 * section opens. If the browser can size a field by its content, it does.
 */
const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

type Phrases = PrfPhrasesQuery['phrases'];

/**
 * The provider's phrases, loaded when the first text field gets the focus, and available offline from then on. A field
 * that nobody writes in does not query them, because a section has thirty.
 */
function usePhrases(): { readonly phrases: Phrases; readonly ask: () => void } {
  const client = useApolloClient();
  const [phrases, setPhrases] = useState<Phrases>([]);
  const ask = () => {
    client.query<PrfPhrasesQuery>({ query: PrfPhrasesDocument }).then(
      ({ data }) => {
        if (data) setPhrases(data.phrases);
      },
      // Without an answer, the slash stays as it is.
      () => undefined,
    );
  };
  return { phrases, ask };
}

/**
 * Free text that grows. '/' inserts one of the provider's phrases: the arrow keys with Enter or Tab, or a tap, choose it,
 * and Escape leaves the slash as it is. The field stays plain text to the system keyboard, so that its dictation works.
 */
export function PhraseTextArea({
  value,
  onText,
  onBlur,
  maxRows,
  list,
  field,
  ...props
}: PhraseTextAreaProps) {
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { phrases, ask } = usePhrases();
  const [stroke, setStroke] = useState<PhraseStroke | null>(null);
  const [active, setActive] = useState(0);
  /** The slash that Escape has left as it is. */
  const [left, setLeft] = useState<number | null>(null);
  const { names, ask: askNames } = useOfferedNames(list);
  /** Names are offered while someone types, until Escape or until one is chosen. */
  const [isTyping, setTyping] = useState(false);
  /** They stay in place from then on. What is below moves once, when the person taps. */
  const [wasIn, setWasIn] = useState(false);
  const isStroke = stroke !== null && stroke.from !== left;
  const offered: readonly Offered[] = isStroke
    ? phrasesFor(phrases, stroke).map((phrase) => ({ ...phrase, mark: `/${phrase.name}` }))
    : isTyping
      ? namesFor(names, value).map((name) => ({ name, text: '', mark: name }))
      : [];
  const isOpen = offered.length > 0;
  const noun = isStroke ? 'phrase' : 'name';
  const optionId = (index: number) => `${listId}-${index}`;

  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const next = selectionStart === selectionEnd ? strokeAt(text, selectionStart) : null;
    if (next?.from !== stroke?.from || next?.query !== stroke?.query) {
      setStroke(next);
      setActive(0);
    }
    if (next === null) setLeft(null);
  };

  const take = (index: number) => {
    const phrase = offered[index];
    if (!phrase) return;
    if (!isStroke) {
      setTyping(false);
      onText(phrase.name);
      return;
    }
    const next = withPhrase(value, stroke, phrase);
    setStroke(null);
    onText(next.text);
    requestAnimationFrame(() => {
      frame.current?.querySelector('textarea')?.setSelectionRange(next.caret, next.caret);
    });
  };

  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const next = (active + step + offered.length) % offered.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' || event.key === 'Tab') take(active);
    else if (event.key === 'Escape') {
      setLeft(stroke?.from ?? null);
      setTyping(false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const rows = field !== undefined && hasWords(field.name) ? 1 : ROWS;
  const area = (
    <div className="prf-phrased" ref={frame}>
      <Input.TextArea
        {...props}
        {...(GROWS_BY_ITSELF
          ? { style: { maxHeight: `calc(${maxRows}lh + 1lh)` } }
          : { autoSize: { minRows: rows, maxRows } })}
        rows={rows}
        value={value}
        placeholder="/ for a phrase"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        onFocus={() => {
          ask();
          askNames();
          setWasIn(true);
        }}
        onChange={({ target }) => {
          onText(target.value);
          setTyping(true);
          setActive(0);
          look(target);
        }}
        onSelect={({ currentTarget }) => {
          look(currentTarget);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          setStroke(null);
          setTyping(false);
          onBlur?.(event);
        }}
      />
      <span role="status" className="sl-hidden">
        {isOpen
          ? `${offered.length === 1 ? `1 ${noun}` : `${offered.length} ${noun}s`}, arrows to choose`
          : ''}
      </span>
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={isStroke ? 'Phrases' : 'Names'} className="prf-phrases">
          {offered.map((phrase, index) => (
            <div
              key={phrase.name}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              // The text keeps the focus, and a phone keeps its keyboard.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onMouseUp={() => {
                take(index);
              }}
            >
              <strong>{phrase.mark}</strong> <span>{phrase.text}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
  if (field === undefined) return area;
  return (
    <>
      {area}
      {wasIn && props.disabled !== true ? (
        <OfferedWords field={field} value={value} maxLength={props.maxLength} onText={onText} />
      ) : null}
    </>
  );
}
