import type { PrintedPrf } from '../../modules/prf/printout/prf-printout.service.js';
import type { PrintedCopy } from '../../modules/privacy/copy/patient-copy.service.js';
import { FileAnswer } from '../router.js';

/** Opens in the browser; saved, it bears the record's number. */
export const presentPrfPdf = ({ fileName, content }: PrintedPrf | PrintedCopy): FileAnswer =>
  new FileAnswer('application/pdf', fileName, content);
