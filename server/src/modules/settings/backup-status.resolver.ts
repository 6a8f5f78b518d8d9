import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { BackupStatusService } from './backup-status.service.js';
import { BackupStatus } from './backup-status.types.js';

@Resolver()
export class BackupStatusResolver {
  constructor(private readonly service: BackupStatusService) {}

  @Allow('admin')
  @Query(() => BackupStatus, {
    description: 'When the last good copy of everything was made, and where it is.',
  })
  backupStatus(@Ctx() context: Context): BackupStatus {
    return this.service.current(context);
  }
}
