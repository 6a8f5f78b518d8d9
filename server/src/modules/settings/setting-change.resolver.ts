import type { SettingKind } from '@sideline/schema/provider/settings';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import { PutBackSettingInput, SettingChange, SettingKindEnum } from './setting-change.types.js';
import type { SettingStore } from './setting-store.service.js';

const SettingChangeConnection = connectionOf(SettingChange);

@Resolver()
export class SettingChangeResolver {
  constructor(private readonly store: SettingStore) {}

  @Allow('admin')
  @Query(() => SettingChangeConnection, {
    description: 'Every change of the provider’s settings and of rights, the newest first.',
  })
  settingChanges(
    @Ctx() context: Context,
    @Arg('kind', () => SettingKindEnum, { nullable: true }) kind: SettingKind | null,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<SettingChange>> {
    return this.store.changes(context, { kind }, page);
  }

  @Allow('admin')
  @Mutation(() => SettingChange, {
    description: 'Restores a setting to its value before a change. Returns the new change.',
  })
  putBackSetting(
    @Ctx() context: Context,
    @Arg('input', () => PutBackSettingInput) input: PutBackSettingInput,
  ): Promise<SettingChange> {
    return this.store.putBack(context, input.changeId);
  }
}
