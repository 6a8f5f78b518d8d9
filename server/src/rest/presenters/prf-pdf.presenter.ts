import type { PrintedPrf } from '../../modules/prf/prf-printout.service.js';
import { FileAnswer } from '../router.js';

/** Opens in the browser; saved, it bears the record's number. */
export const presentPrfPdf = ({ fileName, bytes }: PrintedPrf): FileAnswer =>
  new FileAnswer('application/pdf', fileName, bytes);
