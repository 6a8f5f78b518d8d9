import { z } from 'zod';
import { CODE_SYSTEM_URLS, codeLists, type CodeSystemUrl } from '../fhir/code-lists.js';
import { ODS_CODE } from '../fhir/ods.js';
import { isSctId } from '../fhir/sct-id.js';
import { LIMITS } from '../limits.js';
import { requiredText } from './text.js';

const SYSTEMS = Object.keys(CODE_SYSTEM_URLS) as CodeSystemUrl[];

const isCodeOf = (system: CodeSystemUrl, code: string): boolean => {
  switch (system) {
    case 'http://snomed.info/sct':
    case 'https://dmd.nhs.uk':
      return isSctId(code);
    case 'https://fhir.nhs.uk/Id/ods-organization-code':
      return ODS_CODE.test(code);
    case 'http://hl7.org/fhir/sid/icd-10':
      return /^[A-Z]\d{2}(\.\d{1,2})?$/.test(code);
  }
};

/** One code for one value of a list, and where it was taken from. Returned as stored. */
export const fhirCodeFacts = z
  .object({
    list: z.string(),
    value: requiredText(LIMITS.text.short, 'Choose what the code is for.'),
    system: z.enum(SYSTEMS, 'Choose a code system.'),
    code: z.string().trim().toUpperCase(),
    display: requiredText(LIMITS.text.short, 'Enter the wording that the code system gives this code.'),
    release: requiredText(LIMITS.text.short, 'Enter the release of the code system that you took it from.'),
    source: requiredText(500, 'Enter where the release was published.'),
  })
  .superRefine(({ list, value, system, code }, context) => {
    const found = codeLists().find(({ name }) => name === list);
    if (found === undefined)
      context.addIssue({
        code: 'custom',
        path: ['list'],
        message: 'Choose a list that codes are entered for.',
      });
    else if (found.values !== null && !Object.hasOwn(found.values, value))
      context.addIssue({ code: 'custom', path: ['value'], message: `Choose a value of ${found.label}.` });
    if (!isCodeOf(system, code))
      context.addIssue({
        code: 'custom',
        path: ['code'],
        message: `This is not a code of ${CODE_SYSTEM_URLS[system]}. Check it in a browser of the code system.`,
      });
  });
export type FhirCodeFacts = z.output<typeof fhirCodeFacts>;
