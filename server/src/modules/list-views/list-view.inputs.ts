import type { ViewedList } from '@sideline/schema/lists';
import { Field, ID, InputType } from 'type-graphql';
import { ViewedListEnum } from './list-view.entity.js';
import type { NewListView } from './list-view.service.js';

@InputType()
export class SaveListViewInput implements NewListView {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second view.',
  })
  id!: string;

  @Field(() => ViewedListEnum)
  list!: ViewedList;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The query part of the list’s address, without ‘?’.' })
  query!: string;
}
