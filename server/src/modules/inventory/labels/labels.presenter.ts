import type { LabelsFile } from './label.service.js';
import { FileAnswer } from '../../../platform/http/rest-route.js';

/** Opens in the browser, to be printed from there. */
export const presentLabels = ({ fileName, content }: LabelsFile): FileAnswer =>
  new FileAnswer('application/pdf', fileName, content);
