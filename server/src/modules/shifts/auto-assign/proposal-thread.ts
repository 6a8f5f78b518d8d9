import { Worker } from 'node:worker_threads';
import { proposeFor, type ProposalQuestion, type ProposedPlace } from './proposal.js';

// Run from source (tests, development) there is no compiled worker to start, and one reader to wait for it.
const isCompiled = import.meta.url.endsWith('.js');

/** The proposal, worked out in a thread of its own: it takes seconds in which no other request would be answered. */
export const propose = (question: ProposalQuestion): Promise<readonly ProposedPlace[]> =>
  isCompiled
    ? new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./proposal.worker.js', import.meta.url), { workerData: question });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => {
          reject(new Error(`The proposing thread ended with ${String(code)}`));
        });
      })
    : Promise.resolve(proposeFor(question));
