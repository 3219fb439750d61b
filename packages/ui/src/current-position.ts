/** After this delay the page can show that the position is still being determined. */
const WAIT_MESSAGE_DELAY_MS = 10_000;

/** Accepts a position up to ten minutes old (`maximumAge` in ms), because only the district is needed. */
const POSITION_OPTIONS: PositionOptions = { timeout: WAIT_MESSAGE_DELAY_MS, maximumAge: 600_000 };

/**
 * Returns the position of the device. The browser requests permission first. Rejects without permission, or if the
 * position is unknown. The promise stays pending while the permission prompt is open, because the timeout of the
 * browser starts after the prompt.
 *
 * @param onWaiting called once after ten seconds without a position
 * @example
 * const { latitude } = await currentPosition(() => setState('waiting'));
 */
export function currentPosition(onWaiting: () => void): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser has no geolocation'));
      return;
    }
    const timer = setTimeout(onWaiting, WAIT_MESSAGE_DELAY_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve(coords);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
      POSITION_OPTIONS,
    );
  });
}
