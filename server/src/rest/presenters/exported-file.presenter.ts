import { Readable } from 'node:stream';
import type { ExportedFile } from '../../modules/reports/opened-export.js';
import { FileAnswer } from '../router.js';

/** Saved, not shown: it is sent while it is still being read. */
export const presentExportedFile = ({ fileName, contentType, content }: ExportedFile): FileAnswer =>
  new FileAnswer(contentType, fileName, Readable.from(content), 'attachment');
