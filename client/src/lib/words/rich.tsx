import { Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { Key } from './use-words';

interface RichProps {
  readonly of: Key;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What `<link>…</link>` in the text becomes, by its name. */
  readonly parts: Readonly<Record<string, ReactElement>>;
}

/** A text with a link or the like within it. */
export const Rich = ({ of, values, parts }: RichProps) => (
  <Trans id={of} values={{ ...values }} components={{ ...parts }} />
);
