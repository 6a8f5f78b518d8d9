import type { ColumnLayout } from '@sideline/schema/list-layout';
import { Field, InputType, Int } from 'type-graphql';

@InputType()
class ListColumnInput implements ColumnLayout {
  @Field(() => String)
  key!: string;

  @Field(() => Boolean)
  isShown!: boolean;

  @Field(() => Int, { nullable: true, description: 'Pixels; null leaves it to the list.' })
  width!: number | null;
}

@InputType()
export class SaveListLayoutInput {
  @Field(() => String, { description: "The list's key on the screens, such as `users`." })
  list!: string;

  @Field(() => [ListColumnInput], { description: "All columns in their order; none for the list's own." })
  columns!: readonly ListColumnInput[];
}
