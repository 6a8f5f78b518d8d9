import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import {
  CreateRecallInput,
  LookAgainInput,
  RecallFilterInput,
  RecallLineFilterInput,
  SettleRecallLineInput,
  StepRecallInput,
  UpdateRecallInput,
} from './recall.inputs.js';
import type { RecallService } from './recall.service.js';
import { Recall, RecallDetails, RecallLine } from './recall.types.js';

const RecallConnection = connectionOf(Recall);
const RecallLineConnection = connectionOf(RecallLine);

@Resolver()
export class RecallResolver {
  constructor(private readonly service: RecallService) {}

  @Allow('admin', 'staff')
  @Query(() => RecallConnection, { description: 'Recalls, the latest first.' })
  recalls(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => RecallFilterInput, { nullable: true }) filter?: RecallFilterInput | null,
  ): Promise<Connection<Recall>> {
    return this.service.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => RecallDetails, {
    description: 'Everything on the page of a recall except its lines. NOT_FOUND if there is none.',
  })
  recall(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<RecallDetails> {
    return this.service.details(context, id);
  }

  @Allow('admin', 'staff')
  @Query(() => RecallLineConnection, { description: 'Where the lots of a recall are and went, by kind.' })
  recallLines(
    @Ctx() context: Context,
    @Arg('recallId', () => ID) recallId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => RecallLineFilterInput, { nullable: true }) filter?: RecallLineFilterInput | null,
  ): Promise<Connection<RecallLine>> {
    return this.service.lines(context, recallId, filter ?? {}, page);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => RecallDetails, { description: 'Enters a notice as a draft.' })
  createRecall(
    @Ctx() context: Context,
    @Arg('input', () => CreateRecallInput) input: CreateRecallInput,
  ): Promise<RecallDetails> {
    return this.service.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => RecallDetails, { description: 'Changes a draft.' })
  updateRecall(
    @Ctx() context: Context,
    @Arg('input', () => UpdateRecallInput) input: UpdateRecallInput,
  ): Promise<RecallDetails> {
    return this.service.update(context, input);
  }

  @Allow('admin')
  @Mutation(() => RecallDetails, {
    description: 'Activates, closes, reopens or withdraws a recall. Activating blocks its lots immediately.',
  })
  stepRecall(
    @Ctx() context: Context,
    @Arg('input', () => StepRecallInput) input: StepRecallInput,
  ): Promise<RecallDetails> {
    return this.service.step(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => RecallDetails, {
    description: 'Searches again for where the lots are and where they went.',
  })
  lookAgainForRecall(
    @Ctx() context: Context,
    @Arg('input', () => LookAgainInput) { id }: LookAgainInput,
  ): Promise<RecallDetails> {
    return this.service.lookAgain(context, id);
  }

  @Allow('admin', 'staff')
  @Mutation(() => RecallDetails, { description: 'Settles a line of a recall.' })
  settleRecallLine(
    @Ctx() context: Context,
    @Arg('input', () => SettleRecallLineInput) input: SettleRecallLineInput,
  ): Promise<RecallDetails> {
    return this.service.settle(context, input);
  }
}
