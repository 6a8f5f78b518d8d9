import { namePartsOf } from '@sideline/schema/fhir/name-parts';

/** A name as it is kept, one text, with its parts as far as they are clear. */
export const humanName = (text: string): object => {
  const { prefix, given, family } = namePartsOf(text);
  return {
    text,
    ...(family === null ? {} : { family }),
    ...(given.length === 0 ? {} : { given }),
    ...(prefix.length === 0 ? {} : { prefix }),
  };
};
