import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { JsonConnection } from '../../../platform/database/json-page.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { Posted } from '../stock/posting.types.js';
import {
  CloseDrugDiscrepancyInput,
  CorrectControlledEntryInput,
  CountControlledDrugInput,
  DestroyControlledDrugInput,
  DrugCountFilterInput,
  DrugRegisterFilterInput,
  MoveControlledDrugInput,
  RecordControlledDoseInput,
  WitnessControlledEntryInput,
} from './controlled-drugs.inputs.js';
import type { ControlledDrugService } from './controlled-drugs.service.js';
import {
  DrugCount,
  DrugRegister,
  DrugRegisterEntry,
  DrugRegisterHead,
  UnwitnessedEntry,
} from './controlled-drugs.types.js';
import type { DrugRegisterService } from './drug-register.service.js';

const DrugRegisterConnection = connectionOf(DrugRegister);
const DrugRegisterEntryConnection = connectionOf(DrugRegisterEntry);
const DrugCountConnection = connectionOf(DrugCount);
const UnwitnessedEntryConnection = connectionOf(UnwitnessedEntry);

@ObjectType({ simpleResolvers: true, description: 'The entry made; for a repeated key, the first entry.' })
class ControlledPosted {
  @Field(() => ID)
  postingId!: string;

  @Field(() => [ID])
  moveIds!: string[];
}

const shown = ({ postingId, moves }: Posted): ControlledPosted => ({
  postingId,
  moveIds: moves.map(({ id }) => id),
});

@Resolver()
export class ControlledDrugResolver {
  constructor(
    private readonly registers: DrugRegisterService,
    private readonly drugs: ControlledDrugService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => DrugRegisterConnection, {
    description: 'The registers of controlled drugs, by drug and location.',
  })
  drugRegisters(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => DrugRegisterFilterInput, { nullable: true }) filter?: DrugRegisterFilterInput | null,
  ): Promise<Connection<DrugRegister>> {
    return this.registers.registers(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => DrugRegisterHead, {
    description: 'One register and the lots in stock. NOT_FOUND if the item is in no register.',
  })
  drugRegister(
    @Ctx() context: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('locationId', () => ID) locationId: string,
  ): Promise<DrugRegisterHead> {
    return this.registers.head(context, itemId, locationId);
  }

  @Allow('admin', 'staff')
  @Query(() => DrugRegisterEntryConnection, {
    description: 'The entries of a register with its running balance, the latest first.',
  })
  drugRegisterEntries(
    @Ctx() context: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('locationId', () => ID) locationId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<JsonConnection<DrugRegisterEntry>> {
    return this.registers.entries(context, itemId, locationId, page);
  }

  @Allow('admin', 'staff')
  @Query(() => DrugCountConnection, { description: 'Counts of controlled drugs, the latest first.' })
  drugCounts(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => DrugCountFilterInput, { nullable: true }) filter?: DrugCountFilterInput | null,
  ): Promise<Connection<DrugCount>> {
    return this.registers.counts(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => UnwitnessedEntryConnection, {
    description: 'Entries that have not been witnessed yet, the latest first.',
  })
  unwitnessedEntries(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('sourceId', () => ID, {
      nullable: true,
      description: 'The dose in a record that the entry was made for.',
    })
    sourceId?: string | null,
    @Arg('moveId', () => ID, { nullable: true, description: 'One entry.' }) moveId?: string | null,
  ): Promise<Connection<UnwitnessedEntry>> {
    return this.registers.unwitnessed(context, page, sourceId, moveId);
  }

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => ControlledPosted, { description: 'Issues or returns a controlled drug before a witness.' })
  async moveControlledDrug(
    @Ctx() context: Context,
    @Arg('input', () => MoveControlledDrugInput) input: MoveControlledDrugInput,
  ): Promise<ControlledPosted> {
    return shown(await this.drugs.move(context, input));
  }

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => ControlledPosted, {
    description: 'Records a witnessed dose or waste that is not in a PRF.',
  })
  async recordControlledDose(
    @Ctx() context: Context,
    @Arg('input', () => RecordControlledDoseInput) input: RecordControlledDoseInput,
  ): Promise<ControlledPosted> {
    return shown(await this.drugs.give(context, input));
  }

  @Allow('admin')
  @MadeId('input.key')
  @Mutation(() => ControlledPosted, { description: 'Destroys stock before a witness.' })
  async destroyControlledDrug(
    @Ctx() context: Context,
    @Arg('input', () => DestroyControlledDrugInput) input: DestroyControlledDrugInput,
  ): Promise<ControlledPosted> {
    return shown(await this.drugs.destroy(context, input));
  }

  @Allow('admin')
  @MadeId('input.key')
  @Mutation(() => ControlledPosted, {
    description: 'Corrects an entry with a dated reversal, before a witness.',
  })
  async correctControlledEntry(
    @Ctx() context: Context,
    @Arg('input', () => CorrectControlledEntryInput) input: CorrectControlledEntryInput,
  ): Promise<ControlledPosted> {
    return shown(await this.drugs.correct(context, input));
  }

  @Allow('admin', 'staff')
  @Mutation(() => Boolean, { description: 'A witness proves afterwards that they saw an entry.' })
  witnessControlledEntry(
    @Ctx() context: Context,
    @Arg('input', () => WitnessControlledEntryInput) { moveId, witness }: WitnessControlledEntryInput,
  ): Promise<boolean> {
    return this.drugs.witnessEntry(context, moveId, witness);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => DrugCount, {
    description: 'Counts a controlled drug before a witness. A count that differs opens a discrepancy.',
  })
  countControlledDrug(
    @Ctx() context: Context,
    @Arg('input', () => CountControlledDrugInput) input: CountControlledDrugInput,
  ): Promise<DrugCount> {
    return this.drugs.count(context, input);
  }

  @Allow('admin')
  @Mutation(() => DrugCount, { description: 'Closes a discrepancy, with a finding.' })
  closeDrugDiscrepancy(
    @Ctx() context: Context,
    @Arg('input', () => CloseDrugDiscrepancyInput) input: CloseDrugDiscrepancyInput,
  ): Promise<DrugCount> {
    return this.drugs.closeDiscrepancy(context, input);
  }
}
