import type { ApolloClient } from '@apollo/client';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import type { CheckBagInput } from '../../../schema.generated';
import { CheckBagDocument, type CheckBagMutation, type CheckBagMutationVariables } from './bags.generated';
import { isCheckOpen, keepCheck, readCheck, unsentChecks } from './kept-checks';

/** Resolves once the server has the check. */
type Send = (input: CheckBagInput) => Promise<unknown>;

/**
 * Sends the finished checks that closed pages left on this device. What the server refuses stays, and the list of bags leads
 * to it. An earlier version of the page kept them without what is sent, which needs the page of the bag.
 */
export const sendKeptChecks = async (send: Send): Promise<void> => {
  for (const { bagId, bagName } of await unsentChecks()) {
    const draft = isCheckOpen(bagId) ? null : await readCheck(bagId);
    if (draft?.input === undefined || draft.finishedAt === null) continue;
    try {
      await send(draft.input);
    } catch {
      continue;
    }
    await keepCheck(bagId, null);
    notify.success(`The check of ${bagName} is recorded.`);
  }
};

export const takeUpChecks = (client: ApolloClient): Promise<void> =>
  sendKeptChecks((input) =>
    client.mutate<CheckBagMutation, CheckBagMutationVariables>({
      mutation: CheckBagDocument,
      variables: { input },
      context: inlineErrors,
    }),
  );
