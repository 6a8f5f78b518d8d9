import { print } from 'graphql';
import { callGraphql } from '../../../lib/http';
import { notify } from '../../../lib/notices';
import { CheckBagDocument } from './bags.generated';
import { isCheckOpen, keepCheck, readCheck, unsentChecks } from './kept-checks';

/**
 * Sends the finished checks that closed pages left on this device. By plain fetch, because this runs beside the pages and
 * their cache. What the server refuses stays, and the list of bags leads to it. An earlier version of the page kept them
 * without what is sent, which needs the page of the bag.
 */
export const takeUpChecks = async (): Promise<void> => {
  for (const { bagId, bagName } of await unsentChecks()) {
    const draft = isCheckOpen(bagId) ? null : await readCheck(bagId);
    if (draft?.input === undefined || draft.finishedAt === null) continue;
    try {
      await callGraphql(print(CheckBagDocument), { input: draft.input });
    } catch {
      continue;
    }
    await keepCheck(bagId, null);
    notify.success(`The check of ${bagName} is recorded.`);
  }
};
