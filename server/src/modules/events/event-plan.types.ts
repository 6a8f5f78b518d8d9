import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'The picture of an event’s site that its zones are placed on. The bytes are at GET /api/events/{event_id}/plan/picture.',
})
export class EventPlan {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: 'In pixels.' })
  width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  height!: number;

  @Field(() => Int, { description: 'Increases by one with each new picture.' })
  version!: number;
}

/** A picture with its bytes. */
export interface PlanPicture {
  readonly contentType: 'image/jpeg';
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A picture's bytes, a JPEG, and its size in pixels. */
export interface PrintablePicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

@InputType({ description: 'The position of a zone on the plan of its event.' })
export class PlaceEventZoneInput {
  @Field(() => ID, { description: 'The id of the zone.' })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Thousandths of the picture’s width from the left. Null removes the zone from the plan.',
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
