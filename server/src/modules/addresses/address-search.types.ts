import {
  ADDRESS_SEARCH_STATUSES,
  type AddressParts,
  type AddressSearchStatus,
} from '@sideline/schema/address';
import { Field, ObjectType, registerEnumType } from 'type-graphql';

const AddressSearchStatusEnum = Object.fromEntries(ADDRESS_SEARCH_STATUSES.map((key) => [key, key])) as {
  readonly [Key in AddressSearchStatus]: Key;
};
registerEnumType(AddressSearchStatusEnum, {
  name: 'AddressSearchStatus',
  description: 'The result of an address search. The address can always be typed instead.',
  valuesConfig: {
    not_set_up: { description: 'This installation has no geocoder.' },
    not_answering: { description: 'The geocoder did not answer in time, or its answer held no addresses.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'An address that the geocoder knows, split into the parts of the patient form; "" if a part is unknown.',
})
export class FoundAddress implements AddressParts {
  @Field(() => String, { description: 'The whole address, as the geocoder gives it.' })
  formatted!: string;

  @Field(() => String)
  addressLine1!: string;

  @Field(() => String)
  addressLine2!: string;

  @Field(() => String)
  addressLine3!: string;

  @Field(() => String)
  town!: string;

  @Field(() => String)
  county!: string;

  @Field(() => String)
  postcode!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of an address search.' })
export class AddressSearch {
  @Field(() => AddressSearchStatusEnum)
  status!: AddressSearchStatus;

  @Field(() => [FoundAddress], { description: 'At most five, best first.' })
  addresses!: FoundAddress[];
}
