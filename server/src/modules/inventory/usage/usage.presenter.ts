import { Readable } from 'node:stream';
import { FileAnswer } from '../../../platform/http/rest-route.js';
import type { UsageFile } from './usage.service.js';

export const presentUsageFile = ({ fileName, content }: UsageFile): FileAnswer =>
  new FileAnswer('text/csv; charset=utf-8', fileName, Readable.from(content), 'attachment');
