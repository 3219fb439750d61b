const LIMIT_MS = 10_000;

/** Where the visitor is; the browser asks for consent first. Rejects without it, and where nobody knows. */
export function here(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser knows no location'));
      return;
    }
    const options = { timeout: LIMIT_MS, maximumAge: 600_000 };
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options);
  });
}
