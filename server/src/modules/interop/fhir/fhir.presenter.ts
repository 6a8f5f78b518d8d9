import { Readable } from 'node:stream';
import type { FhirFile } from './fhir-export.service.js';
import { FHIR_JSON } from './operation-outcome.js';
import { FileAnswer } from '../../../platform/http/rest-route.js';

/** Opens in the browser; the saved file is named after the record's number. */
export const presentFhir = ({ fileName, content }: FhirFile): FileAnswer =>
  new FileAnswer(FHIR_JSON, fileName, Readable.from(content));
