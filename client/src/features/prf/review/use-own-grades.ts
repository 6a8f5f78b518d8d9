import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { useOwnGradesQuery } from '../prf.generated';

/**
 * The grades that the signed-in person may sign with, the one of their position first. The review asks for them before the
 * dialog opens, so that they are ready if the connection is lost.
 */
export const useOwnGrades = (): { readonly grades: readonly string[]; readonly failure: string | null } => {
  const { data, error } = useOwnGradesQuery({ context: inlineErrors });
  return {
    grades: data?.ownGrades ?? [],
    failure: error && !data ? `Your grades could not be loaded. ${messageOf(error)}` : null,
  };
};
