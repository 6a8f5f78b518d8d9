import { codeOf, messageOf } from './errors';
import { fetchFile } from './http';
import { notify } from './notices';
import { watchSession } from './session-events';

/** Saves what an address of ours sends as a file, under the name that the server gives it. Throws what `fetchFile` does. */
export async function downloadFile(path: string, timeoutMs?: number): Promise<void> {
  const { name, content } = await fetchFile(path, timeoutMs);
  save(name, content);
}

/**
 * The same; a refusal or a silence is said as a notice, an ended session is renewed: a plain link would show the one or the
 * other in place of the page.
 */
export async function saveFile(path: string, timeoutMs?: number): Promise<void> {
  const reportSessionEnded = watchSession();
  try {
    await downloadFile(path, timeoutMs);
  } catch (failure) {
    if (codeOf(failure) === 'UNAUTHENTICATED') reportSessionEnded();
    else notify.error(messageOf(failure));
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
  // The browser has taken it over by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
