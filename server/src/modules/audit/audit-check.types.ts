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
  description: 'How the chains held when they were followed from end to end.',
})
export class AuditCheck {
  @Field(() => GraphQLISODateTime)
  begunAt!: Date;

  @Field(() => GraphQLISODateTime)
  endedAt!: Date;

  @Field(() => Int, { description: 'Entries that were followed.' })
  entries!: number;

  @Field(() => Int, { description: 'Signed heads that they were held against.' })
  exports!: number;

  @Field(() => [String], { description: 'The first break of each chain that has one.' })
  breaks!: readonly string[];
}

/** As a statement answers it. */
export const auditCheckRow: z.ZodType<AuditCheck> = z.object({
  begunAt: z.date(),
  endedAt: z.date(),
  entries: z.number(),
  exports: z.number(),
  breaks: z.array(z.string()),
});

@ObjectType({ simpleResolvers: true, description: 'The chains of the audit trail on one day.' })
export class AuditChains {
  @Field(() => String, { description: 'YYYY-MM-DD, UTC.' })
  day!: string;

  @Field(() => String, {
    description: 'SHA-256 over all the heads of the day: one line to write down. Empty without an entry.',
  })
  digest!: string;

  @Field(() => [AuditChainHead])
  heads!: readonly AuditChainHead[];

  @Field(() => AuditCheck, {
    nullable: true,
    description: 'The newest check; null where there has been none.',
  })
  check!: AuditCheck | null;

  @Field(() => String, { description: 'What signed heads are checked with: SPKI in base64.' })
  publicKey!: string;
}
