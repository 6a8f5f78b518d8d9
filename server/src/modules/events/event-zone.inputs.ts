import { Field, ID, InputType, Int } from 'type-graphql';
import type { SavedZone } from './event-zone.service.js';

@InputType({ description: 'A new zone, or all that is said of one from now on.' })
export class SaveEventZoneInput implements SavedZone {
  @Field(() => ID, {
    description: 'Of a new zone a UUID v7 that the client made; repeating it makes no second.',
  })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'False: records and logs can no longer choose it.',
  })
  isActive!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'The version that was read; 0 of a new zone.' })
  version!: number;
}
