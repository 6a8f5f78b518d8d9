import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The key for encrypting a password that is entered offline.',
})
export class PrfSigningKey {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: 'ECDH key on the curve P-256, SPKI in base64. A new one is given out every 30 days.',
  })
  publicKey!: string;
}
