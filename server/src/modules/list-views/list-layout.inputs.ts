import type { ColumnLayout } from '@sideline/schema/list-layout';
import { Field, InputType, Int } from 'type-graphql';

@InputType()
class ListColumnInput implements ColumnLayout {
  @Field(() => String)
  key!: string;

  @Field(() => Boolean)
  isShown!: boolean;

  @Field(() => Int, { nullable: true, description: 'In pixels; null for the list’s default.' })
  width!: number | null;
}

@InputType()
export class SaveListLayoutInput {
  @Field(() => String, { description: "The list's key on the screens, such as `users`." })
  list!: string;

  @Field(() => [ListColumnInput], {
    description: 'All columns in order; empty for the list’s default columns.',
  })
  columns!: readonly ListColumnInput[];
}
