import { rightOffText, type Right } from '@sideline/schema/provider/rights';
import { useId, type ReactNode } from 'react';
import { QuietText } from '../ui/quiet-text';
import { useOwnRightsQuery } from './own-rights.generated';

interface OwnRight {
  /** Whether an administrator has switched it off for the user. A menu leaves out what needs it. */
  readonly isOff: boolean;
  /** For every button that needs it. */
  readonly button: { readonly disabled: boolean; readonly 'aria-describedby'?: string };
  /** Why these buttons are disabled. To be rendered once, beside them. */
  readonly reason: ReactNode;
}

/**
 * Whether the user has a right, for buttons and menus. The server decides: if the answer is missing, they work as usual
 * and the server refuses. Nothing is requested unless it is wanted, so only screens that show such a button do.
 */
export function useOwnRight(right: Right, isWanted = true): OwnRight {
  const id = useId();
  // Read once for each page load: rights seldom change, and the server decides in any case.
  const { data, loading } = useOwnRightsQuery({ skip: !isWanted, fetchPolicy: 'cache-first' });
  const isOff = data?.ownRights[right] === false;
  if (!isOff) return { isOff, button: { disabled: loading }, reason: null };
  return {
    isOff,
    button: { disabled: true, 'aria-describedby': id },
    reason: (
      <QuietText id={id} style={{ maxWidth: '36ch' }}>
        {rightOffText(right)}
      </QuietText>
    ),
  };
}
