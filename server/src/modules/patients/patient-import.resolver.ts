import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { ImportPatientsInput, PreviewPatientImportInput } from './patient-import.inputs.js';
import type { PatientImportService } from './patient-import.service.js';
import { PatientImportPreview, PatientImportResult } from './patient-import.types.js';

@Resolver()
export class PatientImportResolver {
  constructor(private readonly imports: PatientImportService) {}

  @Allow('admin', 'staff')
  @Query(() => [PatientImportPreview], {
    description: 'A preview of importing these patients, in the same order. Nothing is saved.',
  })
  previewPatientImport(
    @Ctx() context: Context,
    @Arg('input', () => PreviewPatientImportInput) { rows }: PreviewPatientImportInput,
  ): Promise<PatientImportPreview[]> {
    return this.imports.preview(context, rows);
  }

  @Allow('admin', 'staff')
  @Mutation(() => PatientImportResult, {
    description:
      'Imports all of these patients or, if one cannot be imported, none. Repeating it creates no duplicates.',
  })
  importPatients(
    @Ctx() context: Context,
    @Arg('input', () => ImportPatientsInput) input: ImportPatientsInput,
  ): Promise<PatientImportResult> {
    return this.imports.import(context, input);
  }
}
