import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue';
import type { PrfState } from '@sideline/schema/prf/states';
import { FORM_STEPS, VIEW_STEPS, type PrfStepKey } from '@sideline/schema/prf/steps';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PrfDataType, PrfSectionKeyEnum } from './prf-graphql.js';
import { PrfConflictAuthor } from './prf-saving.types.js';
import { PrfPerson, PrfStatusEnum } from './prf.types.js';

/** What those who have a record open are told while they have it open. */

export const PrfChangeKindEnum = { FOLLOWED: 'FOLLOWED', SECTION: 'SECTION', RECORD: 'RECORD' } as const;
export type PrfChangeKind = keyof typeof PrfChangeKindEnum;
registerEnumType(PrfChangeKindEnum, {
  name: 'PrfChangeKind',
  description: 'What changed in a record.',
  valuesConfig: {
    FOLLOWED: {
      description:
        'Nothing: from here on changes are told. Comes first, and again where some may have been missed; compare the versions.',
    },
    SECTION: { description: 'A section.' },
    RECORD: { description: 'Its state, its patient or its alerts.' },
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

@ObjectType({ simpleResolvers: true, description: 'Which version of a section stands.' })
export class PrfSectionVersionHead {
  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A change of a record, and how it stands now.' })
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
    description: 'Of FOLLOWED every section that holds something, of SECTION the one that changed.',
  })
  sections!: PrfSectionVersionHead[];

  @Field(() => PrfDataType, { description: 'Of SECTION the section as it stands, by its key.' })
  data!: PrfData;

  @Field(() => PrfPerson, { nullable: true, description: 'Who changed it; of FOLLOWED nobody.' })
  author!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the server got it.' })
  at!: string | null;

  @Field(() => [PrfConflictAuthor], {
    description:
      'Of SECTION who wrote each path last, among its newest versions: whoever was told of some of them only in one notice can tell whose is what.',
  })
  authors!: PrfConflictAuthor[];
}

@ObjectType({ simpleResolvers: true, description: 'Somebody who has a record open.' })
export class PrfVisitor {
  @Field(() => PrfPerson)
  person!: PrfPerson;

  @Field(() => PrfStepEnum, { description: 'Where in it.' })
  step!: PrfStepKey;
}
