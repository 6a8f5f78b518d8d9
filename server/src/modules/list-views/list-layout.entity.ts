import type { ColumnLayout } from '@sideline/schema/list-layout';
import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ simpleResolvers: true, description: 'A list column, as a person has set it.' })
export class ListColumn implements ColumnLayout {
  @Field(() => String)
  key!: string;

  @Field(() => Boolean)
  isShown!: boolean;

  @Field(() => Int, { nullable: true, description: 'In pixels; null for the list’s default.' })
  width!: number | null;
}

/** Which columns of a list a user sees, in which order and how wide. */
@ObjectType({ simpleResolvers: true, description: 'The columns that a list shows, in order.' })
@Entity('list_layout')
export class ListLayout {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Field(() => String, { description: "The list's key on the screens, such as `users`." })
  @PrimaryColumn('text')
  list!: string;

  @Field(() => [ListColumn])
  @Column('jsonb')
  columns!: readonly ListColumn[];

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
