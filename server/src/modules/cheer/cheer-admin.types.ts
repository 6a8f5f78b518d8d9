import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { storedJson } from '../../platform/database/checked.js';

@ObjectType({ simpleResolvers: true, description: 'A squad, as shown to those who manage teams.' })
export class ManagedCheerSquad {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'False if it can no longer be joined.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Patients who belong to it now.' })
  members!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A cheer programme, as shown to those who manage teams.' })
export class ManagedCheerTeam {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'False when it can no longer be chosen.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Patients who belong to it now, with or without a squad.' })
  members!: number;

  @Field(() => [ManagedCheerSquad], { description: 'Sorted by name.' })
  squads!: ManagedCheerSquad[];
}

/** The row that a statement returns. */
export const managedCheerTeamRow: z.ZodType<ManagedCheerTeam> = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  members: z.number(),
  squads: z.array(storedJson<ManagedCheerSquad>()),
});
