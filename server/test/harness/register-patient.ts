import type { GraphqlAnswer, TestCaller } from './test-server.js';

/** Registers a patient by a mutation of one `$input`, confirming that they are none of the similar patients. */
export const registerAnyway = async (
  caller: TestCaller,
  mutation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<GraphqlAnswer> => {
  const answer = await caller.graphql(mutation, { input });
  const refusal = answer.errors?.[0]?.extensions;
  if (refusal?.code !== 'PATIENT_LOOKS_KNOWN') return answer;
  const differsFrom = (refusal.problems ?? []).map(({ message }) => message.slice(0, 36));
  return caller.graphql(mutation, { input: { ...input, differsFrom } });
};
