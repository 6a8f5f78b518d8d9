import { useSigningMeans } from './use-signing-means';

/** Has what signing needs on the device before it is needed; shows nothing. */
export function KeepSigningMeans() {
  useSigningMeans();
  return null;
}
