import { Fragment } from 'react';

/** Who it is about and its time, on one line that breaks between facts and not within a number. */
export function FactsLine({ facts }: { readonly facts: readonly (string | null)[] }) {
  return facts
    .filter((fact) => fact !== null)
    .map((fact, at) => (
      <Fragment key={fact}>
        {at === 0 ? null : ' · '}
        <span style={{ display: 'inline-block' }}>{fact}</span>
      </Fragment>
    ));
}
