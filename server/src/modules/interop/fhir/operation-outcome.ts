import { ERRORS, type ErrorCode, type Problem } from '@sideline/schema/errors';

/** Refusals in FHIR's own words: what an address below /fhir answers where it cannot give a resource. */

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';
const FHIR_PATH = /^\/fhir(\/|\?|$)/;

export const isFhirAddress = (url: string): boolean => FHIR_PATH.test(url);

/** FHIR's issue types by our error's HTTP status. */
const ISSUE_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'throttled',
  503: 'transient',
  500: 'exception',
};

interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly requestId: string;
}

/** An OperationOutcome of the problems, or of the refusal itself where it names none. */
export const operationOutcome = ({ code, message, problems, requestId }: Refusal): object => {
  const { status } = ERRORS[code];
  const issue = (text: string, expression?: string): object => ({
    severity: status >= 500 ? 'fatal' : 'error',
    code: ISSUE_TYPES[status] ?? 'processing',
    details: { text },
    diagnostics: `${code}, request ${requestId}`,
    ...(expression === undefined ? {} : { expression: [expression] }),
  });
  return {
    resourceType: 'OperationOutcome',
    issue:
      problems.length === 0
        ? [issue(message)]
        : problems.map((problem) => issue(problem.message, problem.field || undefined)),
  };
};
