import { LIMITS } from '@sideline/schema/limits';
import type { ViewedList } from '@sideline/schema/lists';
import { listView } from '@sideline/schema/validation/list-view';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { ListView } from './list-view.entity.js';

export interface NewListView {
  readonly id: string;
  readonly list: ViewedList;
  readonly name: string;
  readonly query: string;
}

/** Each user's saved views of lists: only their own, whatever their role. */
export class ListViewService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** The caller's views of a list, by name. */
  list(context: Context, list: ViewedList): Promise<ListView[]> {
    return context.manager
      .createQueryBuilder(ListView, 'view')
      .where('view.userId = :userId AND view.list = :list', { userId: actorOf(context).userId, list })
      .orderBy('lower(view.name)')
      .getMany();
  }

  /**
   * Keeps a view. Sent again with the same id, it returns the existing view; another person's id is a conflict. BAD_INPUT
   * names what is wrong, including a name already in use and too many views.
   */
  async save(context: Context, input: NewListView): Promise<ListView> {
    const { userId } = actorOf(context);
    const wanted = requireValid(listView, input);
    const known = await context.manager.findOneBy(ListView, { id: wanted.id });
    if (known !== null) {
      if (known.userId !== userId) throw new DomainError('CONFLICT');
      return known;
    }
    const { perList } = LIMITS.listViews;
    if ((await context.manager.countBy(ListView, { userId, list: wanted.list })) >= perList)
      throw badInput([
        {
          field: 'name',
          code: 'too_many',
          message: `You already have ${String(perList)} views of this list. Delete one first.`,
        },
      ]);
    const view = context.manager.create(ListView, { ...wanted, userId, createdAt: context.clock() });
    try {
      await context.manager.insert(ListView, view);
    } catch (error) {
      if (!isConstraintViolation(error, 'user_list_view_name')) throw error;
      throw badInput([
        {
          field: 'name',
          code: 'taken',
          message: 'You already have a view with this name. Choose another name.',
        },
      ]);
    }
    await this.#audit.record(context, {
      action: 'LIST_VIEW_SAVED',
      entity: { type: 'ListView', id: view.id },
      context: view.list,
    });
    return view;
  }

  /** Deletes one of the caller's views; NOT_FOUND for any other. */
  async remove(context: Context, id: string): Promise<true> {
    const { userId } = actorOf(context);
    const found = isId(id) ? await context.manager.findOneBy(ListView, { id, userId }) : null;
    if (found === null) throw notFound('View');
    await context.manager.delete(ListView, { id, userId });
    await this.#audit.record(context, {
      action: 'LIST_VIEW_DELETED',
      entity: { type: 'ListView', id },
      context: found.list,
    });
    return true;
  }
}
