import type { PrintedPrf } from './prf-printout.service.js';
import { FileAnswer } from '../../../platform/http/rest-route.js';

/** Opens in the browser; the saved file is named after the record's number. */
export const presentPrfPdf = ({ fileName, content }: PrintedPrf): FileAnswer =>
  new FileAnswer('application/pdf', fileName, content);
