import { Arg, Args, Ctx, GraphQLISODateTime, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import type { Connection } from '../../../platform/lists/paging.js';
import type { QuestionAnswersService } from './question-answers.service.js';
import {
  OverriddenQuestion,
  QuestionAnswerGivenConnection,
  type QuestionAnswerGiven,
} from './question-answers.types.js';

@Resolver()
export class QuestionAnswersResolver {
  constructor(private readonly answers: QuestionAnswersService) {}

  @Allow('admin')
  @Query(() => [OverriddenQuestion], {
    description:
      'The questions about records that were answered ‘true as recorded’, from one time until just before another.',
  })
  overriddenQuestions(
    @Ctx() context: Context,
    @Arg('from', () => GraphQLISODateTime) from: Date,
    @Arg('to', () => GraphQLISODateTime) to: Date,
  ): Promise<OverriddenQuestion[]> {
    return this.answers.overridden(context, { from, to });
  }

  @Allow('admin')
  @Query(() => QuestionAnswerGivenConnection, {
    description: 'The answers to one question with their reasons, the newest first.',
  })
  questionAnswers(
    @Ctx() context: Context,
    @Arg('ruleId', () => ID) ruleId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<QuestionAnswerGiven>> {
    return this.answers.answers(context, ruleId, page);
  }
}
