import { codeOf, messageOf } from './errors';
import { sayFailed } from './failures';
import { fetchFile } from './http';
import { watchSession } from './session-events';

/** Saves a file that one of our addresses sends, under the server's name for it. Throws what `fetchFile` does. */
export async function downloadFile(path: string, timeoutMs?: number): Promise<void> {
  const { name, content } = await fetchFile(path, timeoutMs);
  save(name, content);
}

/**
 * The same; says so at the top of the page if it is refused or not answered, and has a dialog if the session has ended. A
 * plain link would show either of these in place of the page.
 */
export async function saveFile(path: string, timeoutMs?: number): Promise<void> {
  const reportSessionEnded = watchSession();
  try {
    await downloadFile(path, timeoutMs);
  } catch (failure) {
    if (codeOf(failure) === 'UNAUTHENTICATED') reportSessionEnded();
    else sayFailed(messageOf(failure));
  }
}

/** Saves a text that was made here as a file. */
export const saveText = (name: string, type: string, text: string): void => {
  save(name, new Blob([text], { type }));
};

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By the next turn, the browser has taken it over.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
