import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class NoteListDownloadInput {
  @Field(() => String, { description: "The list's key on the screens, such as `users`." })
  list!: string;

  @Field(() => Int, { description: 'How many rows are saved.' })
  rows!: number;
}
