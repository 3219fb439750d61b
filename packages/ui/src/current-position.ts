/** Milliseconds until the visitor is informed that the phone is still waiting. */
const WAIT_MESSAGE_DELAY_MS = 10_000;

/** Cached positions are accepted for ten minutes: the district matters, not the street. */
const POSITION_OPTIONS: PositionOptions = { timeout: WAIT_MESSAGE_DELAY_MS, maximumAge: 600_000 };

/**
 * Position of the device; the browser requests permission first. Rejects without permission or when the position is
 * unknown. The browser's timeout does not include the permission prompt, so a prompt without an answer never settles:
 * `onWaiting` is called once, after ten seconds.
 *
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
      (reason) => {
        clearTimeout(timer);
        reject(reason);
      },
      POSITION_OPTIONS,
    );
  });
}
