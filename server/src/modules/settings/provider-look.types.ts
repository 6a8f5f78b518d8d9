import { LOGO_LIMITS } from '@sideline/schema/provider/settings';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The provider’s own colour and logo.' })
export class ProviderLook {
  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => String, { nullable: true, description: '`#RRGGBB`; null for the default colour.' })
  accent!: string | null;

  @Field(() => ID, { nullable: true, description: 'A new logo has a new id; null if there is none.' })
  logoId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A logo of the provider. It never changes.' })
export class ProviderLogo {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'A PNG as a data: address.' })
  url!: string;

  @Field(() => Int)
  width!: number;

  @Field(() => Int)
  height!: number;
}

@InputType({ description: 'Absent: unchanged. Null: reset to the default.' })
export class SaveProviderLookInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: '`#RRGGBB`, with enough contrast in light and dark themes.',
  })
  accent?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A PNG, JPEG or WebP picture in base64, at most ${String(LOGO_LIMITS.kilobytes)} kB before encoding.`,
  })
  logo?: string | null;
}
