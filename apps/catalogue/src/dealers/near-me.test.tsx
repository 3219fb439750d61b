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
const dealer = (id: number, distance_km: number | null): NearDealer => ({
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

type PositionCallback = (position: GeolocationPosition) => void;

/** Mocks geolocation; null denies the permission. */
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

async function open(responses: Readonly<Record<string, () => Response>> = {}) {
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
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dealers near me' })));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('does not request the location before the button is pressed', async () => {
  const getPosition = mockLocation({ latitude: 22.5, longitude: 72.9 });
  const requests = await open();
  expect(getPosition).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
  expect(screen.getByText(/Your phone asks you first/)).toBeInTheDocument();
});

test('shows an error if the location permission is denied, and allows a retry', async () => {
  const getPosition = mockLocation(null);
  await open();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We could not find your location. Choose state and district above.',
  );
  await press();
  expect(getPosition).toHaveBeenCalledTimes(2);
});

test('shows an error in a browser without geolocation', async () => {
  await open();
  await press();
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
  await open({
    [NEAREST]: data(place),
    [SUGGESTED]: data([dealer(1, 0)]),
  });
  jest.useFakeTimers();
  await press();
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
  await open();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('You are outside India.');
});

const NEAREST = '/api/v1/places/nearest';
const SUGGESTED = '/api/suggested_dealer_list';
const data = (value: unknown) => () => Response.json({ success: true, data: value });

test('shows the nearest dealers first, and sends only the district to the dealer search', async () => {
  mockLocation({ latitude: 22.55, longitude: 72.95 });
  const requests = await open({
    [NEAREST]: data(place),
    [SUGGESTED]: data([dealer(1, 0), dealer(2, 14), dealer(3, null)]),
  });
  await press();
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
  const emptyResponse = { success: true, data: [], nearest: dealer(7, 228) };
  await open({ [NEAREST]: data(place), [SUGGESTED]: () => Response.json(emptyResponse) });
  await press();
  expect(screen.getByText('No dealer of this kind is within 100 km.')).toBeVisible();
  expect(screen.getByText('The nearest one:')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Dealer 7');
  expect(screen.getByRole('article')).toHaveTextContent('about 228 km');
});

test('shows only a message if there is no dealer of the kind', async () => {
  mockLocation({ latitude: 22.55, longitude: 72.95 });
  await open({ [NEAREST]: data(place), [SUGGESTED]: data([]) });
  await press();
  expect(screen.getByText('No dealer of this kind is within 100 km.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
