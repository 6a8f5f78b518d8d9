import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { StaffMember, StaffMemberFilter } from './staff-member.js';
import type { StaffService } from './staff.service.js';
import { StaffUser } from './staff-user.types.js';

@Resolver()
export class StaffResolver {
  constructor(private readonly staff: StaffService) {}

  @Allow('admin', 'staff')
  @Query(() => [StaffMember], { description: 'Members of staff by last name, first name; at most 500.' })
  staffMembers(
    @Ctx() context: Context,
    @Arg('filter', () => StaffMemberFilter, { nullable: true }) filter: StaffMemberFilter | null,
  ): Promise<StaffMember[]> {
    return this.staff.list(context, filter ?? {});
  }

  @Allow('admin', 'staff')
  @Query(() => [StaffUser], {
    description: 'Accounts by last name, at most 1,000: all to admins, those of admins and staff to staff.',
  })
  async staffUsers(@Ctx() context: Context): Promise<StaffUser[]> {
    return (await this.staff.users(context)).items;
  }
}
