import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import type { ChosenImport, ChosenImportRow, ImportRow } from './patient-import.types.js';
import { CreatePatientInput } from './patient.inputs.js';

@InputType({ description: 'A patient of a file, with what his own system calls him.' })
export class PatientImportRowInput implements ImportRow {
  @Field(() => String, { nullable: true, description: 'A URI; left out where a roster names people alone.' })
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
      'Somebody registered already who is the same, or the patient of an earlier of these rows; he is kept as he is.',
  })
  samePatientId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Those whom the preview showed beside him, earlier patients of the file too, who are somebody else; any other is refused.',
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
    description: 'Those that are to be imported, and no others.',
  })
  rows!: ChosenPatientImportRowInput[];

  @Field(() => [ID], {
    nullable: true,
    description: 'Who came out of the same file before these: nobody is taken for one of them.',
  })
  earlierIds?: string[] | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The earliest `lookedAt` of their previews; left out, all of them are looked through again.',
  })
  lookedAt?: Date | null;
}
