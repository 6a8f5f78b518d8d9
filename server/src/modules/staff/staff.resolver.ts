import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import { actorOf, type Context } from '../../platform/context.js';
import { StaffMember, StaffMemberFilter } from './staff-member.js';
import { CreateStaffProfileInput, UpdateStaffProfileInput } from './staff-profile.inputs.js';
import type { StaffProfileService } from './staff-profile.service.js';
import { StaffProfileDetails } from './staff-profile.types.js';
import type { StaffService } from './staff.service.js';
import { StaffUser } from './staff-user.types.js';

@Resolver()
export class StaffResolver {
  constructor(
    private readonly staff: StaffService,
    private readonly profiles: StaffProfileService,
  ) {}

  @Allow('admin')
  @Query(() => [StaffProfileDetails], { description: 'Staff profiles by last name, at most 1,000.' })
  async staffProfiles(@Ctx() context: Context): Promise<StaffProfileDetails[]> {
    return (await this.profiles.list(context)).items;
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => StaffProfileDetails)
  createStaffProfile(
    @Ctx() context: Context,
    @Arg('input', () => CreateStaffProfileInput) input: CreateStaffProfileInput,
  ): Promise<StaffProfileDetails> {
    return this.profiles.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => StaffProfileDetails)
  updateStaffProfile(
    @Ctx() context: Context,
    @Arg('input', () => UpdateStaffProfileInput) input: UpdateStaffProfileInput,
  ): Promise<StaffProfileDetails> {
    return this.profiles.update(context, input);
  }

  @Allow('admin', 'staff')
  @Query(() => [String], {
    description: 'The grades that the caller may sign a record with, the grade of their position first.',
  })
  ownGrades(@Ctx() context: Context): Promise<readonly string[]> {
    return this.staff.gradesHeld(context, actorOf(context).userId);
  }

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
    description: 'Accounts by last name, at most 1,000. Admins see all; staff see those of admins and staff.',
  })
  async staffUsers(@Ctx() context: Context): Promise<StaffUser[]> {
    return (await this.staff.users(context)).items;
  }
}
