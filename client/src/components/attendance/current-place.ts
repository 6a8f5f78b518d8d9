const WAIT_MS = 4_000;

/**
 * Where the device is; null if it does not answer within four seconds or its owner refuses. The limit is our own, because
 * the browser's starts only when its permission question is answered, which may never happen.
 */
export function currentPlace(): Promise<{
  latitude: number;
  longitude: number;
  accuracyMetres: number;
} | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), WAIT_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracyMetres: coords.accuracy });
      },
      () => {
        clearTimeout(timer);
        resolve(null);
      },
      { timeout: WAIT_MS, maximumAge: 60_000 },
    );
  });
}
