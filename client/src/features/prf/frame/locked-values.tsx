import { DiscardUnsent } from './discard-unsent';
import { UnsentValues } from './unsent-values';

/** What was typed into a record that no longer accepts it. */
export default function LockedValues({ mayDiscard }: { readonly mayDiscard: boolean }) {
  return (
    <>
      <UnsentValues />
      {mayDiscard ? <DiscardUnsent /> : null}
    </>
  );
}
