import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LikePatient, type NewPatient } from './patient.types.js';

/** What happens to a patient in a file. */
export const PatientImportStateEnum = {
  new: 'new',
  likely_duplicate: 'likely_duplicate',
  already_imported: 'already_imported',
  refused: 'refused',
} as const;
export type PatientImportState = keyof typeof PatientImportStateEnum;
registerEnumType(PatientImportStateEnum, {
  name: 'PatientImportState',
  description: 'The result that an import would have for a patient in the file.',
});

/** One patient of the file, under the id that the client made for them, with their own system's name for them, if any. */
export interface ImportRow {
  readonly sourceSystem?: string | null | undefined;
  readonly sourceValue?: string | null | undefined;
  readonly patient: NewPatient;
}

export interface ChosenImportRow extends ImportRow {
  /** A patient already registered, or in an earlier row, who is the same person: only the source is added to them. */
  readonly samePatientId?: string | null | undefined;
  /** Patients whom the preview showed beside this one, and who are different people. */
  readonly differsFrom?: readonly string[] | null | undefined;
}

/** What is imported at once: of one file that may have been imported in part before. */
export interface ChosenImport {
  readonly rows: readonly ChosenImportRow[];
  /** Patients imported earlier from the same file: they were distinguished in its preview. */
  readonly earlierIds?: readonly string[] | null | undefined;
  /** When the first of these rows was checked; if unknown, all are checked again. */
  readonly lookedAt?: Date | null | undefined;
}

@ObjectType({ simpleResolvers: true })
export class PatientImportProblem {
  @Field(() => String)
  field!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A preview of importing one patient from the file.' })
export class PatientImportPreview {
  @Field(() => PatientImportStateEnum)
  state!: PatientImportState;

  @Field(() => [LikePatient], {
    description: 'Patients who may be the same person, best first, at most three.',
  })
  matches!: LikePatient[];

  @Field(() => Int, {
    nullable: true,
    description: 'The index, from 0, of an earlier patient in the file who may be the same person.',
  })
  sameAsRow!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The patient that an earlier import created from this row.',
  })
  importedPatientId!: string | null;

  @Field(() => [PatientImportProblem])
  problems!: PatientImportProblem[];

  @Field(() => GraphQLISODateTime, { description: 'When this was checked, by the server’s clock.' })
  lookedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What an import did.' })
export class PatientImportResult {
  @Field(() => Int)
  created!: number;

  @Field(() => Int, { description: 'Recognised as a person who is already registered.' })
  linked!: number;

  @Field(() => Int, { description: 'Imported before; nothing was changed.' })
  unchanged!: number;
}
