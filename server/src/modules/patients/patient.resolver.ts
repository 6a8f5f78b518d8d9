import type { ListOrder } from '@sideline/schema/lists';
import { documentedName } from '@sideline/schema/patient-names';
import { ROLE_GROUPS } from '@sideline/schema/roles';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import { askedOfNodes } from '../../platform/asked.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import type { PatientSearchService } from './patient-search.service.js';
import { PatientSquadLink } from './patient-squad.entity.js';
import { Patient } from './patient.entity.js';
import {
  CreatePatientInput,
  CreateQuickPatientInput,
  LikePatientsInput,
  LinkPatientSquadInput,
  PatientFilterInput,
  PatientOrderInput,
  UpdatePatientInput,
} from './patient.inputs.js';
import type { PatientService } from './patient.service.js';
import { LikePatient, PatientMatch } from './patient.types.js';

const PatientConnection = connectionOf(Patient);

@Resolver()
export class PatientResolver {
  constructor(
    private readonly patients: PatientService,
    private readonly searches: PatientSearchService,
  ) {}

  @Allow(...ROLE_GROUPS.recordViewers)
  @Query(() => Patient, { nullable: true, description: 'One patient; patients see only their own record.' })
  patient(@Ctx() context: Context, @Arg('patientId', () => ID) patientId: string): Promise<Patient> {
    return this.patients.read(context, patientId);
  }

  @Allow({ roles: ['patient'], sessionOnly: true })
  @Query(() => Patient, {
    nullable: true,
    description:
      'What the caller said about themselves when registering, until staff have checked who they are or written in the record; otherwise null.',
  })
  typedDetails(@Ctx() context: Context): Promise<Patient | null> {
    return this.patients.readTyped(context);
  }

  @Allow('admin', 'staff')
  @Query(() => PatientConnection, {
    name: 'patients',
    description: 'Patients, by name unless another order is requested.',
  })
  list(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PatientFilterInput, { nullable: true }) filter?: PatientFilterInput | null,
    @Arg('order', () => PatientOrderInput, { nullable: true }) order?: ListOrder<'patients'> | null,
  ): Promise<Connection<Patient>> {
    return this.searches.list(context, filter ?? {}, page, order ?? undefined, askedOfNodes(context.asked));
  }

  @Allow('admin', 'staff')
  @Query(() => [PatientMatch], {
    description: 'At most 10 patients who may match this name and date of birth, best first.',
  })
  searchPatients(
    @Ctx() context: Context,
    @Arg('name', () => String) name: string,
    @Arg('dob', () => GraphQLLocalDate) dob: string,
  ): Promise<PatientMatch[]> {
    return this.searches.byNameAndDob(context, name, dob);
  }

  @Allow('admin', 'staff')
  @Query(() => [PatientMatch], {
    description:
      'At most 10 patients by name, NHS number, telephone number or date of birth, in one search text.',
  })
  findPatients(
    @Ctx() context: Context,
    @Arg('text', () => String) text: string,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
  ): Promise<PatientMatch[]> {
    return this.searches.byText(context, text, first);
  }

  @Allow('admin', 'staff')
  @Query(() => [LikePatient], {
    description: 'At most 10 patients who may be the person about to be registered, the most likely first.',
  })
  likePatients(
    @Ctx() context: Context,
    @Arg('input', () => LikePatientsInput) input: LikePatientsInput,
  ): Promise<LikePatient[]> {
    return this.searches.like(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id', ['differsFrom', 'differs_from'], documentedName)
  @Mutation(() => Patient)
  createPatient(
    @Ctx() context: Context,
    @Arg('input', () => CreatePatientInput) input: CreatePatientInput,
  ): Promise<Patient> {
    return this.patients.create(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id', ['differsFrom', 'differs_from'], documentedName)
  @Mutation(() => Patient, { description: 'Creates a patient with only a name.' })
  createQuickPatient(
    @Ctx() context: Context,
    @Arg('input', () => CreateQuickPatientInput) input: CreateQuickPatientInput,
  ): Promise<Patient> {
    return this.patients.create(context, input, 'quick');
  }

  @Allow('admin', 'staff')
  @Mutation(() => Patient)
  updatePatient(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePatientInput) input: UpdatePatientInput,
  ): Promise<Patient> {
    return this.patients.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => PatientSquadLink, { description: 'Ends the previous link; repeating it changes nothing.' })
  linkPatientSquad(
    @Ctx() context: Context,
    @Arg('input', () => LinkPatientSquadInput) input: LinkPatientSquadInput,
  ): Promise<PatientSquadLink> {
    return this.patients.linkSquad(context, input);
  }
}
