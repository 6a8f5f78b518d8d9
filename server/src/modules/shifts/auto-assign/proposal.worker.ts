import { parentPort, workerData } from 'node:worker_threads';
import { proposeFor, type ProposalQuestion } from './proposal.js';

/** Answers the one question that it was started with. */
parentPort?.postMessage(proposeFor(workerData as ProposalQuestion));
