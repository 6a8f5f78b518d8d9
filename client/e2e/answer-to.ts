import type { APIResponse, Route } from '@playwright/test';

/**
 * Takes a request on to the server and gives its answer. Null where the server has not met the operation before and asks for
 * its text: the page is told so, and the same request comes again with it.
 */
export const answerTo = async (route: Route): Promise<APIResponse | null> => {
  const answer = await route.fetch();
  if (!(await answer.text()).includes('"PERSISTED_QUERY_NOT_FOUND"')) return answer;
  await route.fulfill({ response: answer });
  return null;
};
