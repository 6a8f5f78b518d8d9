import { CODE_SYSTEM_URLS, codeLists, type CodeSystemUrl } from '@sideline/schema/fhir/code-lists';

/** What a code stands for, in the words of the form. */
export const valueWords = (list: string, value: string): string =>
  codeLists().find(({ name }) => name === list)?.values?.[value] ?? value;

export const listWords = (list: string): string =>
  codeLists().find(({ name }) => name === list)?.label ?? list;

export const systemWords = (system: string): string =>
  system in CODE_SYSTEM_URLS ? CODE_SYSTEM_URLS[system as CodeSystemUrl] : system;
