import { RIGHTS, type Rights } from '@sideline/schema/provider/rights';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

/** What orders alone needed before it was every approval. */
const APPROVE_ORDERS_ENDS = 'Use approve. Works until 30 November 2027.';

@ObjectType({ simpleResolvers: true, description: 'A person’s rights in addition to those of their role.' })
export class UserRights implements Rights {
  @Field(() => ID)
  userId!: string;

  @Field(() => Int, { description: 'Number of changes.' })
  version!: number;

  @Field(() => Boolean, { description: RIGHTS.voidRecords.hint })
  voidRecords!: boolean;

  @Field(() => Boolean, { description: RIGHTS.approve.hint })
  approve!: boolean;

  @Field(() => Boolean, { deprecationReason: APPROVE_ORDERS_ENDS })
  approveOrders!: boolean;

  @Field(() => Boolean, { description: RIGHTS.exportLists.hint })
  exportLists!: boolean;
}

@InputType()
export class SaveUserRightsInput implements Omit<Rights, 'approve'> {
  @Field(() => ID)
  userId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  voidRecords!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Required, unless approveOrders is given.' })
  approve?: boolean | null;

  @Field(() => Boolean, { nullable: true, deprecationReason: APPROVE_ORDERS_ENDS })
  approveOrders?: boolean | null;

  @Field(() => Boolean)
  exportLists!: boolean;
}
