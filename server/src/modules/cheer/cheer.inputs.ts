import { Field, ID, InputType } from 'type-graphql';
import type { NewSquadInput, SquadInput, TeamInput } from './cheer.service.js';

@InputType()
export class CreateCheerTeamInput implements TeamInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second team.',
  })
  team_id!: string;

  @Field(() => String)
  team_name!: string;
}

@InputType()
export class UpdateCheerTeamInput implements TeamInput {
  @Field(() => ID)
  team_id!: string;

  @Field(() => String)
  team_name!: string;
}

@InputType()
export class CreateCheerSquadInput implements NewSquadInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second squad.',
  })
  squad_id!: string;

  @Field(() => ID)
  team_id!: string;

  @Field(() => String)
  squad_name!: string;
}

@InputType()
export class UpdateCheerSquadInput implements SquadInput {
  @Field(() => ID)
  squad_id!: string;

  @Field(() => String)
  squad_name!: string;
}
