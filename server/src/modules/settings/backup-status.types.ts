import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What this server knows of its backups.' })
export class BackupStatus {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Of the newest good copy; null: there is none.',
  })
  lastGoodAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Where that copy was written.' })
  place!: string | null;

  @Field(() => Boolean)
  isEncrypted!: boolean;

  @Field(() => Boolean, { description: 'There is no good copy, or the newest is older than it may be.' })
  isOverdue!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Of the last try, where that failed.' })
  failedAt!: Date | null;
}
