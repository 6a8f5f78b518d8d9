import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'The picture of an event’s site, on which its zones are. The bytes are at GET /api/events/{event_id}/plan/picture.',
})
export class EventPlan {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: 'In pixels.' })
  width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  height!: number;

  @Field(() => Int, { description: 'Counts the pictures.' })
  version!: number;
}

/** A picture with its bytes. */
export interface PlanPicture {
  readonly contentType: 'image/jpeg';
  readonly fileName: string;
  readonly bytes: Buffer;
}

@InputType({ description: 'Where on the plan of its event a zone is.' })
export class PlaceEventZoneInput {
  @Field(() => ID, { description: 'Of the zone.' })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Thousandths of the picture’s width from the left. Null takes the zone off the plan.',
  })
  x!: number | null;

  @Field(() => Int, { nullable: true, description: 'Thousandths of the picture’s height from the top.' })
  y!: number | null;
}

@InputType({ description: 'An event whose plan is removed.' })
export class RemoveEventPlanInput {
  @Field(() => ID)
  eventId!: string;
}
