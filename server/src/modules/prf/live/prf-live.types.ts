import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { FORM_STEPS, VIEW_STEPS, type PrfStepKey } from '@sideline/schema/prf/catalogue/steps';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PrfDataType, PrfSectionKeyEnum } from '../prf-graphql.js';
import { PrfConflictAuthor } from '../saving/prf-saving.types.js';
import { PrfPerson, PrfStatusEnum } from '../prf.types.js';

/** What people who have a record open are sent while it is open. */

export const PrfChangeKindEnum = { FOLLOWED: 'FOLLOWED', SECTION: 'SECTION', RECORD: 'RECORD' } as const;
export type PrfChangeKind = keyof typeof PrfChangeKindEnum;
registerEnumType(PrfChangeKindEnum, {
  name: 'PrfChangeKind',
  description: 'The kind of change in a record.',
  valuesConfig: {
    FOLLOWED: {
      description:
        'Nothing has changed: changes are sent from now on. This is sent first, and again when some changes may have been missed. Compare the versions.',
    },
    SECTION: { description: 'A section.' },
    RECORD: { description: 'The record’s state, patient or alerts.' },
  },
});

const STEPS = [...FORM_STEPS, ...VIEW_STEPS];
export const PrfStepEnum = Object.fromEntries(STEPS.map(({ key }) => [key, key])) as {
  readonly [K in PrfStepKey]: K;
};
registerEnumType(PrfStepEnum, {
  name: 'PrfStep',
  description:
    'What the screen of a record shows: a section, the patient, the review, or a view of the whole.',
  valuesConfig: Object.fromEntries(STEPS.map(({ key, label }) => [key, { description: label }])),
});

@ObjectType({ simpleResolvers: true, description: 'The current version of a section.' })
export class PrfSectionVersionHead {
  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A change to a record, and the record’s current state.' })
export class PrfChange {
  @Field(() => ID)
  prfId!: string;

  @Field(() => PrfChangeKindEnum)
  kind!: PrfChangeKind;

  @Field(() => PrfStatusEnum)
  status!: PrfState;

  @Field(() => ID, { nullable: true })
  patientId!: string | null;

  @Field(() => [PrfSectionVersionHead], {
    description: 'For FOLLOWED: every section with content. For SECTION: the one that changed.',
  })
  sections!: PrfSectionVersionHead[];

  @Field(() => PrfDataType, { description: 'For SECTION: the section as it is now, by its key.' })
  data!: PrfData;

  @Field(() => PrfPerson, { nullable: true, description: 'Who changed it; null for FOLLOWED.' })
  author!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the server received it.' })
  at!: string | null;

  @Field(() => [PrfConflictAuthor], {
    description:
      'For SECTION: who last wrote each path in its newest versions. If one notice covers several versions, this shows who wrote each value.',
  })
  authors!: PrfConflictAuthor[];
}

@ObjectType({ simpleResolvers: true, description: 'A person who has a record open.' })
export class PrfVisitor {
  @Field(() => PrfPerson)
  person!: PrfPerson;

  @Field(() => PrfStepEnum, { description: 'The part of the record that they have open.' })
  step!: PrfStepKey;
}
