import { VIEWED_LISTS, type ViewedList } from '@sideline/schema/lists';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const ViewedListEnum = Object.fromEntries(VIEWED_LISTS.map((list) => [list, list])) as {
  readonly [L in ViewedList]: L;
};
registerEnumType(ViewedListEnum, { name: 'ViewedList', description: 'The lists that can have saved views.' });

/** Filters and order of a list that a user keeps under a name. */
@ObjectType({ simpleResolvers: true, description: 'Filters and order of a list, kept under a name.' })
@Entity('user_list_view')
export class ListView {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Field(() => ViewedListEnum)
  @Column('text')
  list!: ViewedList;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => String, { description: 'The query part of the list’s address, without ‘?’.' })
  @Column('text')
  query!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
