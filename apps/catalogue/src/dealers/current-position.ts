const LIMIT_MS = 10_000;

/** Position of the device. The browser asks for consent; rejects without it or when the position is unknown. */
export function currentPosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser knows no location'));
      return;
    }
    const options = { timeout: LIMIT_MS, maximumAge: 600_000 };
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options);
  });
}
