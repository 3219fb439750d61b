import { act, fireEvent, render, screen } from '@testing-library/react';
import type { NearDealer } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { NearMe } from './near-me.tsx';

const english = (text: string) => ({ text, language: 'en' as const });
const place = {
  locality: english('Borsad'),
  state: { slug: 'gujarat', name: english('Gujarat') },
  district: { slug: 'anand', name: english('Anand') },
  attribution: 'GeoNames (CC BY 4.0)',
};
const createDealer = (id: number, distance_km: number | null): NearDealer => ({
  id,
  slug: `dealer-${id}`,
  name: `Dealer ${id}`,
  kind: 'tractor',
  brand_slug: 'swaraj',
  brand_name: english('Swaraj'),
  state: 'gujarat',
  state_name: english('Gujarat'),
  district: 'Anand',
  district_slug: 'anand',
  district_name: english('Anand'),
  area: 'Station Road',
  phone: '0000000004',
  place: { latitude: 22.5, longitude: 72.9 },
  demo: true,
  distance_km,
});

const NEAREST = '/api/v1/places/nearest';
const SUGGESTED = '/api/suggested_dealer_list';
const respondWith = (value: unknown) => () => Response.json({ success: true, data: value });

type PositionCallback = (position: GeolocationPosition) => void;

/** Mocks a device at these coordinates. Null mocks a denied permission. */
function mockLocation(coords: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = jest.fn(
    (onSuccess: PositionCallback, onError: (error: object) => void) =>
      coords ? onSuccess({ coords } as GeolocationPosition) : onError({ code: 1 }),
  );
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  return getCurrentPosition;
}

async function renderNearMe(responses: Readonly<Record<string, () => Response>> = {}) {
  const requests: string[] = [];
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://site.test');
    requests.push(pathname + search + String(init?.body ?? ''));
    return responses[pathname]?.() ?? Response.json({ message: 'none' }, { status: 404 });
  });
  const { ui } = await testElement(remote, <NearMe kind="tractor" brand="swaraj" />);
  await act(async () => render(ui));
  return requests;
}
const pressButton = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dealers near me' })));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('does not request the location before the button is pressed', async () => {
  const getPosition = mockLocation({ latitude: 22.5, longitude: 72.9 });
  const requests = await renderNearMe();
  expect(getPosition).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
  expect(screen.getByText(/Your phone asks you first/)).toBeInTheDocument();
});

test('shows an error if the location permission is denied, and allows a retry', async () => {
  const getPosition = mockLocation(null);
  await renderNearMe();
  await pressButton();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We could not find your location. Choose state and district above.',
  );
  await pressButton();
  expect(getPosition).toHaveBeenCalledTimes(2);
});

test('shows an error in a browser without geolocation', async () => {
  await renderNearMe();
  await pressButton();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not find your location.');
});

test('shows a hint if the permission prompt stays open for ten seconds, and accepts a late location', async () => {
  const successCallbacks: PositionCallback[] = [];
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (onSuccess: PositionCallback) => successCallbacks.push(onSuccess),
    },
    configurable: true,
  });
  await renderNearMe({
    [NEAREST]: respondWith(place),
    [SUGGESTED]: respondWith([createDealer(1, 0)]),
  });
  jest.useFakeTimers();
  await pressButton();
  await act(async () => void jest.advanceTimersByTime(9999));
  expect(screen.getByRole('status')).toHaveTextContent(/Your phone asks you first/);
  await act(async () => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(/still waiting for your permission/);
  expect(screen.getByRole('button', { name: 'Dealers near me' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  const coords = { latitude: 22.5, longitude: 72.9 };
  await act(async () => successCallbacks[0]?.({ coords } as GeolocationPosition));
  expect(await screen.findByText('Dealer 1')).toBeVisible();
});

test('shows a message for a location outside India', async () => {
  mockLocation({ latitude: 51.5, longitude: -0.1 });
  await renderNearMe();
  await pressButton();
  expect(screen.getByRole('alert')).toHaveTextContent('You are outside India.');
});

test('shows the nearest dealers first, and sends only the district to the dealer search', async () => {
  mockLocation({ latitude: 22.55, longitude: 72.95 });
  const requests = await renderNearMe({
    [NEAREST]: respondWith(place),
    [SUGGESTED]: respondWith([createDealer(1, 0), createDealer(2, 14), createDealer(3, null)]),
  });
  await pressButton();
  expect(screen.getByRole('heading', { name: 'Nearest to Borsad, Anand' })).toBeVisible();
  const [sameDistrictRow, nearbyRow, unknownDistanceRow] = screen.getAllByRole('article');
  expect(sameDistrictRow).toHaveTextContent('Dealer 1');
  expect(sameDistrictRow).toHaveTextContent('In the same district');
  expect(nearbyRow).toHaveTextContent('about 14 km');
  expect(unknownDistanceRow).not.toHaveTextContent('km');
  expect(screen.getByText(/Places: GeoNames/)).toBeInTheDocument();
  expect(requests[0]).toBe(`${NEAREST}?latitude=22.55&longitude=72.95&language=en`);
  expect(requests[1]).toContain('"district":"anand"');
  expect(requests[1]).not.toMatch(/22\.5|72\.9/);
});

test('shows a message and the nearest dealer if none is nearby', async () => {
  mockLocation({ latitude: 22.55, longitude: 72.95 });
  const emptyResponse = { success: true, data: [], nearest: createDealer(7, 228) };
  await renderNearMe({
    [NEAREST]: respondWith(place),
    [SUGGESTED]: () => Response.json(emptyResponse),
  });
  await pressButton();
  expect(screen.getByText('No dealer of this kind is within 100 km.')).toBeVisible();
  expect(screen.getByText('The nearest one:')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Dealer 7');
  expect(screen.getByRole('article')).toHaveTextContent('about 228 km');
});

test('shows a message and no dealer if none exists anywhere', async () => {
  mockLocation({ latitude: 22.55, longitude: 72.95 });
  await renderNearMe({ [NEAREST]: respondWith(place), [SUGGESTED]: respondWith([]) });
  await pressButton();
  expect(screen.getByText('No dealer of this kind is within 100 km.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
