import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What signing in asks for beside the password.' })
export class SecondFactor {
  @Field(() => Boolean)
  isOn!: boolean;

  @Field(() => Boolean, { description: 'This installation asks it of the caller’s role.' })
  isRequired!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  since!: Date | null;

  @Field(() => Int, { description: 'Recovery codes that were not used.' })
  recoveryCodesLeft!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'For an authenticator app; nothing is asked for until it has shown a code.',
})
export class SecondFactorSecret {
  @Field(() => String, { description: 'Base 32, to be typed where no QR code can be read.' })
  secret!: string;

  @Field(() => String, { description: 'otpauth://…, for a QR code.' })
  uri!: string;
}
