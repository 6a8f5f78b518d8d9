import { FileAnswer } from '../../../platform/http/rest-route.js';
import type { RegisterFile } from './drug-register-paper.service.js';

/** Opens in the browser, to be printed from there. */
export const presentRegister = ({ fileName, content }: RegisterFile): FileAnswer =>
  new FileAnswer('application/pdf', fileName, content);
