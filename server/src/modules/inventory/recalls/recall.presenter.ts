import { FileAnswer } from '../../../platform/http/rest-route.js';
import type { RecallFile } from './recall-paper.service.js';

/** Opens in the browser, to be printed from there. */
export const presentRecall = ({ fileName, content }: RecallFile): FileAnswer =>
  new FileAnswer('application/pdf', fileName, content);
