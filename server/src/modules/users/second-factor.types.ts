import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The second factor that sign-in needs besides the password.',
})
export class SecondFactor {
  @Field(() => Boolean)
  isOn!: boolean;

  @Field(() => Boolean, { description: 'This installation requires it for the caller’s role.' })
  isRequired!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  since!: Date | null;

  @Field(() => Int, { description: 'Recovery codes that have not been used.' })
  recoveryCodesLeft!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'For an authenticator app; not required at sign-in until a code is confirmed.',
})
export class SecondFactorSecret {
  @Field(() => String, { description: 'Base 32, to type if the QR code cannot be read.' })
  secret!: string;

  @Field(() => String, { description: 'otpauth://…, for a QR code.' })
  uri!: string;
}
