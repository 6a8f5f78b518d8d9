/**
 * The hooks that the generated code calls. How errors are shown, once, is decided in lib/apollo.ts:
 *
 * - a mutation that fails says so at the top of its page or dialog (components/ui/failed-here.tsx), unless it is called
 *   with `context: inlineErrors` because the form says it beside the field, or with `asideErrors` because nobody pressed
 *   anything for it; the promise rejects either way, so callers `await` in try/catch and do nothing;
 * - a query that fails shows nothing by itself: its page hands `error` to `<Page error>`;
 * - an ended session opens the dialog to renew it, over the page as it is.
 */
import type { OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';

export * from '@apollo/client/react';

/** What a mutation hook returns to be called. The generated modules use this name. */
export type MutationFunction<Data, Variables extends OperationVariables> = useMutation.ResultTuple<
  Data,
  Variables
>[0];

/** Pass this as `context` to a mutation whose form shows the message itself. */
export const inlineErrors = { errors: 'inline' } as const;

/** The same for what is kept on the side, such as the width of a column: a notice says that it was not kept. */
export const asideErrors = { errors: 'aside' } as const;
