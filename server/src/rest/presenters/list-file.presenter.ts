import { Readable } from 'node:stream';
import type { ListFile } from '../../modules/reports/list-export.service.js';
import { FileAnswer } from '../router.js';

/** Saved, not shown: it is sent while it is still being read. */
export const presentListFile = ({ fileName, chunks }: ListFile): FileAnswer =>
  new FileAnswer('text/csv; charset=utf-8', fileName, Readable.from(chunks), 'attachment');
