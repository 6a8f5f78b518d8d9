import { LIMITS } from '@sideline/schema/limits';
import { inThread } from '../../../platform/jobs/threads.js';
import { WorkQueue } from '../../../platform/jobs/work-queue.js';
import { proposeFor, type ProposalQuestion, type ProposedPlace } from './proposal.js';

// Run from source (tests, development) there is no compiled worker to start, and one reader to wait for it.
const isCompiled = import.meta.url.endsWith('.js');
const queue = new WorkQueue({ concurrent: 1, queue: 4, seconds: 5 });

/**
 * The proposal, worked out in a thread of its own, one at a time: it takes seconds in which no other request would be answered.
 * TOO_MANY_REQUESTS.
 */
export const propose = (question: ProposalQuestion): Promise<readonly ProposedPlace[]> =>
  queue.take(() =>
    isCompiled
      ? inThread(new URL('./proposal.worker.js', import.meta.url), question, LIMITS.threads.proposalMs)
      : Promise.resolve(proposeFor(question)),
  );
