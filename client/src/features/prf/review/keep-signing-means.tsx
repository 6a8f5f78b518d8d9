import { useSigningMeans } from './use-signing-means';

/** Loads what signing needs onto the device before it is needed. Shows nothing. */
export function KeepSigningMeans() {
  useSigningMeans();
  return null;
}
