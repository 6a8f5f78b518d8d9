import { Readable } from 'node:stream';
import type { ExportedFile } from './opened-export.js';
import { FileAnswer } from '../../platform/http/rest-route.js';

/** Saved, not shown: it is sent while it is still being read. */
export const presentExportedFile = ({ fileName, contentType, content }: ExportedFile): FileAnswer =>
  new FileAnswer(contentType, fileName, Readable.from(content), 'attachment');
