import { Field, ID, InputType } from 'type-graphql';
import type { NewSquadInput, SquadInput, TeamInput } from './cheer.service.js';

@InputType()
export class CreateCheerTeamInput implements TeamInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second team.',
  })
  id!: string;

  @Field(() => String)
  name!: string;
}

@InputType()
export class UpdateCheerTeamInput implements TeamInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@InputType()
export class CreateCheerSquadInput implements NewSquadInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second squad.',
  })
  id!: string;

  @Field(() => ID)
  teamId!: string;

  @Field(() => String)
  name!: string;
}

@InputType()
export class UpdateCheerSquadInput implements SquadInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}
