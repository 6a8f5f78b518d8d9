import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

@ObjectType({ simpleResolvers: true, description: 'The last entry of one of the sixteen chains.' })
export class AuditChainHead {
  @Field(() => Int)
  shard!: number;

  @Field(() => String)
  stream!: string;

  @Field(() => Int)
  sequence!: number;

  @Field(() => String, { description: 'SHA-256 in hexadecimal.' })
  hash!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The result of checking the chains from end to end.',
})
export class AuditCheck {
  @Field(() => GraphQLISODateTime)
  begunAt!: Date;

  @Field(() => GraphQLISODateTime)
  endedAt!: Date;

  @Field(() => Int, { description: 'Number of entries checked.' })
  entries!: number;

  @Field(() => Int, { description: 'Number of signed heads that they were compared with.' })
  exports!: number;

  @Field(() => [String], { description: 'The first break in each broken chain.' })
  breaks!: readonly string[];
}

/** The row that a statement returns. */
export const auditCheckRow: z.ZodType<AuditCheck> = z.object({
  begunAt: z.date(),
  endedAt: z.date(),
  entries: z.number(),
  exports: z.number(),
  breaks: z.array(z.string()),
});

@ObjectType({ simpleResolvers: true, description: 'The audit trail’s chains for one day.' })
export class AuditChains {
  @Field(() => String, { description: 'YYYY-MM-DD, UTC.' })
  day!: string;

  @Field(() => String, {
    description: 'SHA-256 of all the heads of the day: one line to write down. Empty if there is no entry.',
  })
  digest!: string;

  @Field(() => [AuditChainHead])
  heads!: readonly AuditChainHead[];

  @Field(() => AuditCheck, {
    nullable: true,
    description: 'The newest check; null if there has been none.',
  })
  check!: AuditCheck | null;

  @Field(() => String, { description: 'The public key that verifies signed heads: SPKI in base64.' })
  publicKey!: string;
}
