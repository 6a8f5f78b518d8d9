import { CHANGE_KINDS, CHANGE_LIMITS, type ChangeKind } from '@sideline/schema/changes';
import { uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import type { Changes } from './change.types.js';
import type { ChangesService } from './changes.service.js';

const isKind = (text: string): text is ChangeKind => CHANGE_KINDS.some((kind) => kind === text);

const changesBody = z
  .object({
    changes: z.array(
      z
        .object({
          kind: z.enum(CHANGE_KINDS),
          id: uuid(),
          version: z.number().int().nullable(),
          changed_at: z.iso.datetime(),
          is_deleted: z.boolean(),
        })
        .meta({ id: 'Change' }),
    ),
    cursor: z.string().describe('Give it as `since` next time, even if nothing was new.'),
    has_more: z.boolean(),
  })
  .meta({ id: 'Changes' });

const present = ({ nodes, cursor, hasMore }: Changes): z.output<typeof changesBody> => ({
  changes: nodes.map(({ kind, id, version, changedAt, isDeleted }) => ({
    kind,
    id,
    version,
    changed_at: changedAt,
    is_deleted: isDeleted,
  })),
  cursor,
  has_more: hasMore,
});

export const changeRoutes = ({ changes }: { readonly changes: ChangesService }): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/changes',
    mirrors: 'Query.changes',
    tag: 'Changes',
    summary: 'Changes since a cursor, including deletions',
    description:
      'Ids, versions and times only. Read what has changed under its id. Without a cursor: everything once, as it is now.',
    query: z.object({
      since: z.string().max(100).optional().describe('The cursor from the last answer.'),
      kinds: z
        .string()
        .max(200)
        .transform((text) => text.split(','))
        .pipe(z.array(z.string().refine(isKind, `Choose from these kinds: ${CHANGE_KINDS.join(', ')}.`)))
        .optional()
        .describe(`Separated by commas: ${CHANGE_KINDS.join(', ')}. All kinds if left out.`),
      first: z.coerce.number().int().min(1).max(CHANGE_LIMITS.most).optional(),
    }),
    response: changesBody,
    call: (context, { query }) =>
      changes.read(context, { since: query.since, kinds: query.kinds?.filter(isKind), first: query.first }),
    present,
  }),
];
