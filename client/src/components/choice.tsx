import { Select, type SelectProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { closeness, matchesWords } from './choice-match';

/** Up to so many are read at a glance: a touch screen shows them without its keyboard, which would cover them. */
const AT_A_GLANCE = 8;

const textOf = (option: { readonly label?: unknown } | undefined): string =>
  typeof option?.label === 'string' ? option.label : '';

/**
 * A drop-down list that takes typing: what is typed begins words of the answers that are left, and Enter takes the first
 * of those, never another. Every list of the app is this one; antd's own ignores typing unless it is told otherwise.
 */
export function Choice<
  Value,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>(props: SelectProps<Value, Option>) {
  const { showSearch, options = [] } = props;
  const ref = useRef<React.ComponentRef<typeof Select>>(null);
  const isShort = options.length <= AT_A_GLANCE;
  const own = typeof showSearch === 'object' ? showSearch : {};
  useLayoutEffect(() => {
    const input = ref.current?.nativeElement.querySelector('input');
    // antd asks for a new password, and a browser might offer one.
    input?.setAttribute('autocomplete', 'off');
    // A keyboard that is attached still types.
    if (isShort && window.matchMedia('(pointer: coarse)').matches) input?.setAttribute('inputmode', 'none');
  });
  return (
    <Select<Value, Option>
      notFoundContent="Nothing found. Try fewer letters."
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
