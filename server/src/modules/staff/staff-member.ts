import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** A member of staff in a picker: only name and position. */
@ObjectType({ simpleResolvers: true, description: 'A member of staff, as shown in pickers.' })
export class StaffMember {
  @Field(() => ID)
  staffId!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { description: 'A key of the positions.' })
  position!: string;

  @Field(() => Boolean)
  isActive!: boolean;
}

/** The row that a statement returns. */
export const staffMemberRow: z.ZodType<StaffMember> = z.object({
  staffId: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  isActive: z.boolean(),
});

@InputType({ description: 'Which members of staff; filters left out do not apply.' })
export class StaffMemberFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  text?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}
