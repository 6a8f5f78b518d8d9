import { activityActs } from '../../../components/table/activity-acts';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { useKitLazyQuery, useUpdateKitMutation, type KitRowFragment } from './kits.generated';

/**
 * Takes several kits out of use, or back into use. A kit is saved with its lines, which the list does not have: they are
 * read again for each kit, and a kit is left alone if saving it would change what it contains.
 */
export function useBulkKitActs(): readonly BulkAct<KitRowFragment>[] {
  const [read] = useKitLazyQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdateKitMutation({ context: inlineErrors });
  return activityActs<KitRowFragment>({
    noun: ['kit', 'kits'],
    isActive: ({ isActive }) => isActive,
    consequence:
      'Bags that were made from these kits stay. You cannot make new bags from them, or change the lines of kits that contain them, until they are active again.',
    setActive: async (row, isActive) => {
      const { data: found, error } = await read({ variables: { id: row.id, isAdmin: true } });
      if (error) throw new Error(messageOf(error), { cause: error });
      const lines = found?.kit.lines ?? [];
      if (found === undefined || lines.length === 0)
        throw new Error(
          'The lines of this kit could not be read, so it was left as it is. Open it and try again.',
        );
      const { id, name, notes, holdsOlder } = found.kit.kit;
      if (holdsOlder)
        throw new Error(
          'This kit contains an outdated kit, so saving it would make a new version. Open it, check its lines and save it there.',
        );
      const { data } = await update({
        variables: {
          isAdmin: true,
          input: {
            ...{ id, name, notes, isActive, version: row.version },
            lines: lines.map(({ itemId, heldKitId, quantity, pouch, isOptional, substitutes }) => ({
              ...{ itemId, heldKitId, quantity, pouch, isOptional },
              substitutes: substitutes.map((one) => one.itemId),
            })),
          },
        },
      });
      return { ...row, isActive, ...data?.updateKit.kit.kit };
    },
  });
}
