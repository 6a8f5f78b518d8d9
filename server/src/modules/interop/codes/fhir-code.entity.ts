import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The code for a record value in FHIR exports. */
@ObjectType({
  simpleResolvers: true,
  description: 'The code for a record value in FHIR exports.',
})
@Entity('fhir_code')
export class FhirCode {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => String, { description: 'The list that the value is from, such as impression or PrfRoute.' })
  @Column('text')
  list!: string;

  @Field(() => String, { description: 'A key of the list, or text as people type it.' })
  @Column('text')
  value!: string;

  @Field(() => String, { description: 'The URL of the code system.' })
  @Column('text')
  system!: string;

  @Field(() => String)
  @Column('text')
  code!: string;

  @Field(() => String, { description: 'The display text in the code system.' })
  @Column('text')
  display!: string;

  @Field(() => String, { description: 'The code system release that it was taken from.' })
  @Column('text')
  release!: string;

  @Field(() => String, { description: 'Where the release was published.' })
  @Column('text')
  source!: string;

  @Field(() => Boolean, { description: 'Whether exports use it.' })
  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('uuid', { name: 'updated_by', nullable: true })
  updatedBy!: string | null;
}
