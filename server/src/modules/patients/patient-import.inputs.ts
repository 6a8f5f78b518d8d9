import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import type { ChosenImport, ChosenImportRow, ImportRow } from './patient-import.types.js';
import { CreatePatientInput } from './patient.inputs.js';

@InputType({ description: 'A patient in a file, with their identifier in the other system.' })
export class PatientImportRowInput implements ImportRow {
  @Field(() => String, { nullable: true, description: 'A URI; leave it out if a roster has names only.' })
  sourceSystem?: string | null;

  @Field(() => String, { nullable: true })
  sourceValue?: string | null;

  @Field(() => CreatePatientInput)
  patient!: CreatePatientInput;
}

@InputType()
export class ChosenPatientImportRowInput extends PatientImportRowInput implements ChosenImportRow {
  @Field(() => ID, {
    nullable: true,
    description:
      'The same person, already registered, or the patient of an earlier row; their record is kept as it is.',
  })
  samePatientId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Patients that the preview showed as similar but who are different people, including earlier patients in the file; any other id is refused.',
  })
  differsFrom?: string[] | null;
}

@InputType()
export class PreviewPatientImportInput {
  @Field(() => [PatientImportRowInput])
  rows!: PatientImportRowInput[];
}

@InputType()
export class ImportPatientsInput implements ChosenImport {
  @Field(() => [ChosenPatientImportRowInput], {
    description: 'Only the rows to import.',
  })
  rows!: ChosenPatientImportRowInput[];

  @Field(() => [ID], {
    nullable: true,
    description: 'Patients already imported from the same file; these rows are not matched to them.',
  })
  earlierIds?: string[] | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The earliest `lookedAt` of their previews; if left out, all are checked again.',
  })
  lookedAt?: Date | null;
}
