/** Where the device is; null where it does not say so within a few seconds, or its owner does not want it. */
export function currentPlace(): Promise<{
  latitude: number;
  longitude: number;
  accuracyMetres: number;
} | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracyMetres: coords.accuracy }),
      () => resolve(null),
      { timeout: 4_000, maximumAge: 60_000 },
    );
  });
}
