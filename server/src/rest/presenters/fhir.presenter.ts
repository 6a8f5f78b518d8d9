import { Readable } from 'node:stream';
import type { FhirFile } from '../../modules/interop/fhir/fhir-export.service.js';
import { FHIR_JSON } from '../../modules/interop/fhir/operation-outcome.js';
import { FileAnswer } from '../router.js';

/** Opens in the browser; saved, it bears the record's number. */
export const presentFhir = ({ fileName, content }: FhirFile): FileAnswer =>
  new FileAnswer(FHIR_JSON, fileName, Readable.from(content));
