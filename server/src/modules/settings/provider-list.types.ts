import {
  PROVIDER_LIST_KINDS,
  PROVIDER_LIST_LIMITS,
  PROVIDER_LISTS,
  type ProviderListItem as ProviderListItemContract,
  type ProviderListKind,
} from '@sideline/schema/provider/lists';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../platform/text/vocabulary-enum.js';

const ProviderListKindEnum = vocabularyEnum('ProviderListKind', PROVIDER_LIST_KINDS, PROVIDER_LISTS);

@ObjectType({ simpleResolvers: true, description: 'A name that a field offers.' })
export class ProviderListItem implements ProviderListItemContract {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'No longer offered.' })
  isRetired!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A named list of the provider.' })
export class ProviderList {
  @Field(() => ProviderListKindEnum)
  kind!: ProviderListKind;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => [ProviderListItem], {
    description: 'In the order in which they are offered, including retired ones.',
  })
  items!: ProviderListItem[];
}

@InputType()
export class ProviderListItemInput implements ProviderListItemContract {
  @Field(() => ID, { description: 'A UUID made by the client.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  isRetired!: boolean;
}

@InputType({
  description: `The whole list in its order: at most ${String(PROVIDER_LIST_LIMITS.items)} items. Do not leave any out: retire those no longer offered.`,
})
export class SaveProviderListInput {
  @Field(() => ProviderListKindEnum)
  kind!: ProviderListKind;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => [ProviderListItemInput])
  items!: ProviderListItemInput[];
}
