import { CHANGE_KIND_LABELS, CHANGE_KINDS, type ChangeKind } from '@sideline/schema/changes';
import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { Event } from '../../events/event.entity.js';
import { StockItemDetails } from '../../inventory/stock/stock.types.js';
import { Patient } from '../../patients/patient.entity.js';
import { Prf } from '../../prf/prf.types.js';
import { Shift } from '../../shifts/shift.types.js';

export const ChangeKindEnum = Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, kind])) as {
  readonly [K in ChangeKind]: K;
};
registerEnumType(ChangeKindEnum, {
  name: 'ChangeKind',
  description: 'The kinds of thing that the change feed reports.',
  valuesConfig: Object.fromEntries(
    CHANGE_KINDS.map((kind) => [kind, { description: CHANGE_KIND_LABELS[kind] }]),
  ),
});

@ObjectType({
  simpleResolvers: true,
  description: 'Something has changed. Read its current state by its id, with your own rights.',
})
export class Change {
  @Field(() => ChangeKindEnum)
  kind!: ChangeKind;

  @Field(() => ID)
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its version at that time; there may be a later one now.',
  })
  version!: number | null;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => Boolean, { description: 'It no longer exists.' })
  isDeleted!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class Changes {
  @Field(() => [Change], { description: 'The earliest first. Each object once, at its latest change.' })
  nodes!: Change[];

  @Field(() => String, {
    description: 'Keep it, and give it as `since` next time. Returned even if there is nothing new.',
  })
  cursor!: string;

  @Field(() => Boolean, { description: 'Whether there are more changes now.' })
  hasMore!: boolean;
}

/** The type that each kind is read as. */
export const NODE_TYPES = {
  patient: 'Patient',
  prf: 'Prf',
  shift: 'Shift',
  event: 'Event',
  stock_item: 'StockItemDetails',
} as const satisfies Readonly<Record<ChangeKind, string>>;

export const Node = createUnionType({
  name: 'Node',
  description: 'Anything that the change feed reports.',
  types: () => [Patient, Prf, Shift, Event, StockItemDetails] as const,
  resolveType: (value) => (value as { readonly __typename?: string }).__typename,
});
