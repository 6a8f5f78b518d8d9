import { FileAnswer } from '../../../platform/http/rest-route.js';
import type { OrderFile } from './order-paper.service.js';

/** Opens in the browser, to be printed from there. */
export const presentOrder = ({ fileName, content }: OrderFile): FileAnswer =>
  new FileAnswer('application/pdf', fileName, content);
