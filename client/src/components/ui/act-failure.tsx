import { FormFailure } from './form-failure';
import type { Failed } from './use-act-failure';

interface ActFailureProps {
  readonly failed: Failed | null;
  /** It is the first thing in the page's content: the rest keeps its distance. */
  readonly isAtTop?: boolean;
  /** A field just beside it keeps the focus, such as the one that a scanner types into. */
  readonly isBesideQuestion?: boolean;
}

/** Why what was pressed was not done (`useActFailure`). */
export function ActFailure({ failed, isAtTop = false, isBesideQuestion = false }: ActFailureProps) {
  if (failed === null) return null;
  const shown = <FormFailure key={failed.turn} text={failed.text} isBesideQuestion={isBesideQuestion} />;
  return isAtTop ? <div style={{ marginBottom: 16 }}>{shown}</div> : shown;
}
