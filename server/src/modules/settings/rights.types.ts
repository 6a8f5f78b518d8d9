import { RIGHTS, type Rights } from '@sideline/schema/provider/rights';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A person’s rights in addition to those of their role.' })
export class UserRights implements Rights {
  @Field(() => ID)
  userId!: string;

  @Field(() => Int, { description: 'Number of changes.' })
  version!: number;

  @Field(() => Boolean, { description: RIGHTS.voidRecords.hint })
  voidRecords!: boolean;

  @Field(() => Boolean, { description: RIGHTS.approveOrders.hint })
  approveOrders!: boolean;

  @Field(() => Boolean, { description: RIGHTS.exportLists.hint })
  exportLists!: boolean;
}

@InputType()
export class SaveUserRightsInput implements Rights {
  @Field(() => ID)
  userId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  voidRecords!: boolean;

  @Field(() => Boolean)
  approveOrders!: boolean;

  @Field(() => Boolean)
  exportLists!: boolean;
}
