/**
 * Why the camera does not work, and what to do. The names are the browser's (Media Capture and Streams, section 10.2).
 */
const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Sideline does not have permission to use the camera. Allow it in the browser’s settings for this page, or enter the code.',
  SecurityError:
    'Sideline does not have permission to use the camera. Allow it in the browser’s settings for this page, or enter the code.',
  NotFoundError: 'This device has no camera. Enter the code, or use a hand scanner.',
  OverconstrainedError: 'This device has no suitable camera. Enter the code, or use a hand scanner.',
  NotReadableError: 'Another program is using the camera. Close it and try again, or enter the code.',
  AbortError: 'The camera stopped. Try again, or enter the code.',
};

/** What to say about a camera that could not be opened. */
export const cameraWords = (failure: unknown): string =>
  (failure instanceof Error ? WORDS[failure.name] : undefined) ??
  'The camera could not be started. Try again, or enter the code.';

/** Shown if the browser does not offer any camera. */
export const NO_CAMERA_HERE =
  'The browser opens the camera only over a secure connection (https). Enter the code, or use a hand scanner.';
