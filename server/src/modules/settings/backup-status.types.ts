import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The state of backups, as far as this server knows.' })
export class BackupStatus {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the newest good copy was made; null if there is none.',
  })
  lastGoodAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Where that copy is stored.' })
  place!: string | null;

  @Field(() => Boolean)
  isEncrypted!: boolean;

  @Field(() => Boolean, { description: 'There is no good copy, or the newest is too old.' })
  isOverdue!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the last try failed; null if it succeeded.',
  })
  failedAt!: Date | null;
}
