import { callGraphql } from './http';

/** Whether the server is in set-up mode and has no admin yet, so that the first one can be created without signing in. */
export async function fetchSetupIsOpen(): Promise<boolean> {
  const { setupStatus } = await callGraphql('query SetupStatus { setupStatus { isOpen } }');
  return typeof setupStatus === 'object' && setupStatus !== null && 'isOpen' in setupStatus
    ? setupStatus.isOpen === true
    : false;
}
