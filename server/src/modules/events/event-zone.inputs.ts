import { Field, ID, InputType, Int } from 'type-graphql';
import type { SavedZone } from './event-zone.service.js';

@InputType({ description: 'A new zone, or all details of an existing one.' })
export class SaveEventZoneInput implements SavedZone {
  @Field(() => ID, {
    description: 'For a new zone, a UUID v7 made by the client; sending it again does not create another.',
  })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'False: it can no longer be chosen in records and logs.',
  })
  isActive!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'The version that was read; 0 for a new zone.' })
  version!: number;
}
