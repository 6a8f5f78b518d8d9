import { Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { Key } from './use-words';

interface RichProps {
  readonly of: Key;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What to draw for `<link>…</link>` in the text, by its name. */
  readonly parts: Readonly<Record<string, ReactElement>>;
}

/** A text with a link or similar inside it. */
export const Rich = ({ of, values, parts }: RichProps) => (
  <Trans id={of} values={{ ...values }} components={{ ...parts }} />
);
