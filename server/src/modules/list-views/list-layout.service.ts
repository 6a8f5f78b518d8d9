import { LIMITS } from '@sideline/schema/limits';
import type { ColumnLayout } from '@sideline/schema/list-layout';
import { listLayout } from '@sideline/schema/validation/list-layout';
import { actorOf, type Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { badInput } from '../../platform/errors.js';
import { requireValid } from '../../platform/http/valid-input.js';
import { ListLayout } from './list-layout.entity.js';

export interface NewListLayout {
  readonly list: string;
  readonly columns: readonly ColumnLayout[];
}

/** Each user's own columns of lists, whatever their role. */
export class ListLayoutService {
  /** Every layout that the caller keeps, at most as many as `LIMITS` allows. */
  list(context: Context): Promise<ListLayout[]> {
    return context.manager.find(ListLayout, {
      where: { userId: actorOf(context).userId },
      order: { list: 'ASC' },
    });
  }

  /** Keeps the columns of one list in place of what was kept; none restores the default. BAD_INPUT names what is wrong. */
  async save(context: Context, input: NewListLayout): Promise<ListLayout> {
    const { userId } = actorOf(context);
    const wanted = requireValid(listLayout, {
      list: input.list,
      columns: input.columns.map(({ key, isShown, width }) => ({ key, isShown, width: width ?? null })),
    });
    const layout = context.manager.create(ListLayout, { ...wanted, userId, updatedAt: context.clock() });
    if (wanted.columns.length === 0) {
      await context.manager.delete(ListLayout, { userId, list: wanted.list });
      return layout;
    }
    const kept = await context.manager.findBy(ListLayout, { userId });
    const { lists } = LIMITS.listLayout;
    if (kept.length >= lists && !kept.some(({ list }) => list === wanted.list))
      throw badInput([
        {
          field: 'list',
          code: 'too_many',
          message: `You already have your own columns in ${String(lists)} lists. Go back to the default columns in one of them first.`,
        },
      ]);
    // Two devices at once: the later one's columns are kept.
    await execute(
      context.manager,
      `INSERT INTO list_layout (user_id, list, columns, updated_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, list) DO UPDATE SET columns = excluded.columns, updated_at = excluded.updated_at`,
      [userId, wanted.list, JSON.stringify(wanted.columns), context.clock()],
    );
    return layout;
  }
}
