import { useSigningMeans } from './use-signing-means';

/** Has what signing needs on the device by the time that somebody signs; shows nothing. */
export function KeepSigningMeans() {
  useSigningMeans();
  return null;
}
