import { Select, type SelectProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { closeness, matchesWords } from './choice-match';

/** Up to this many options, a touch screen shows no keyboard: it would cover the list. */
const AT_A_GLANCE = 8;

const textOf = (option: { readonly label?: unknown } | undefined): string =>
  typeof option?.label === 'string' ? option.label : '';

/**
 * A drop-down list that takes typing. Only options with words that begin as typed stay in the list, and Enter selects the
 * first of them. Use it instead of antd's Select, which ignores typing by default.
 */
export function Choice<
  Value,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>(props: SelectProps<Value, Option>) {
  const { showSearch, options = [] } = props;
  const say = useFieldWords();
  const ref = useRef<React.ComponentRef<typeof Select>>(null);
  const isShort = options.length <= AT_A_GLANCE;
  const own = typeof showSearch === 'object' ? showSearch : {};
  useLayoutEffect(() => {
    const input = ref.current?.nativeElement.querySelector('input');
    // antd sets 'new-password', for which a browser may offer one.
    input?.setAttribute('autocomplete', 'off');
    // An attached keyboard still works.
    if (isShort && window.matchMedia('(pointer: coarse)').matches) input?.setAttribute('inputmode', 'none');
  });
  return (
    <Select<Value, Option>
      notFoundContent={say('field.nothingFound')}
      {...props}
      ref={ref}
      showSearch={{
        // A group has no words of its own: it is found by what it holds.
        filterOption: (text, option) =>
          !(option && 'options' in option) && matchesWords(text, textOf(option)),
        filterSort: (one, other, { searchValue }) =>
          closeness(searchValue, textOf(other)) - closeness(searchValue, textOf(one)),
        ...own,
      }}
    />
  );
}
