import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockApi } from '../popups/testing/api.ts';
import { getMobileField, openPopup } from '../popups/testing/price-popup.tsx';

const STATES_PATH = '/api/all_state';
const NEAREST_PATH = '/api/v1/places/nearest';

const getField = (name: string) => screen.getByRole('combobox', { name });
const openList = async (name: string) => {
  await act(async () => fireEvent.click(getField(name)));
  return within(screen.getByRole('dialog', { name }));
};

function mockLocation(coords: object | null) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (
        onSuccess: (position: object) => void,
        onError: (error: object) => void,
      ) => (coords ? onSuccess({ coords }) : onError({ code: 1 })),
    },
  });
}
const pressUseLocation = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use my location' })));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

// Runs first, because later tests find the list in the cache.
test('offers a retry for a list that fails to load, without blocking the form', async () => {
  const states = { body: { success: true, data: [{ slug: 'gujarat', state: 'Gujarat' }] } };
  mockApi({ [STATES_PATH]: ['network-error', states] });
  await openPopup();
  fireEvent.change(getMobileField(), { target: { value: '98' } });
  const list = await openList('State');
  expect(list.getByText('The list did not load.')).toBeVisible();
  await act(async () => fireEvent.click(list.getByRole('button', { name: 'Try again' })));
  await act(async () => fireEvent.click(await list.findByText('Gujarat')));
  expect(getField('State')).toHaveTextContent('Gujarat');
  expect(getMobileField()).toHaveValue('98');
});

test.each([
  ['District', 'Choose your state first'],
  ['Tehsil', 'Choose your district first'],
])('the list of the field %s shows "%s" until its parent is selected', async (name, sentence) => {
  mockApi({});
  await openPopup();
  expect((await openList(name)).getByText(sentence)).toBeVisible();
});

test('fills in state and district from the location, and leaves the tehsil empty', async () => {
  mockLocation({ latitude: 22.556, longitude: 72.951 });
  const place = {
    locality: { text: 'Borsad', language: 'en' },
    state: { slug: 'gujarat', name: { text: 'Gujarat', language: 'en' } },
    district: { slug: 'anand', name: { text: 'Anand', language: 'en' } },
    distance_km: 3,
    attribution: 'GeoNames',
  };
  mockApi({ [NEAREST_PATH]: [{ body: { success: true, data: place } }] });
  await openPopup();
  expect(screen.getByText(/Your browser asks you first/)).toBeInTheDocument();
  await pressUseLocation();
  await waitFor(() => expect(getField('District')).toHaveTextContent('Anand'));
  expect(getField('State')).toHaveTextContent('Gujarat');
  expect(getField('Tehsil')).toHaveTextContent('Choose');
  expect(screen.getByText('Near Borsad.')).toBeInTheDocument();
});

describe('while the permission prompt is open', () => {
  const mockOpenPrompt = () => {
    const successCallbacks: ((position: object) => void)[] = [];
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (onSuccess: (position: object) => void) =>
          successCallbacks.push(onSuccess),
      },
    });
    return successCallbacks;
  };
  const coords = { latitude: 22.556, longitude: 72.951 };
  const createPlace = (slug: string, text: string) => ({
    locality: { text, language: 'en' },
    state: { slug: 'gujarat', name: { text: 'Gujarat', language: 'en' } },
    district: { slug, name: { text, language: 'en' } },
    distance_km: 3,
    attribution: 'GeoNames',
  });
  afterEach(() => jest.useRealTimers());

  test('shows a hint after ten seconds, and accepts a late location', async () => {
    const successCallbacks = mockOpenPrompt();
    mockApi({ [NEAREST_PATH]: [{ body: { success: true, data: createPlace('anand', 'Anand') } }] });
    await openPopup();
    jest.useFakeTimers();
    await pressUseLocation();
    await act(async () => void jest.advanceTimersByTime(9999));
    expect(screen.queryByText(/still waiting for your permission/)).toBeNull();
    await act(async () => void jest.advanceTimersByTime(1));
    expect(screen.getByText(/still waiting for your permission/)).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Use my location' });
    expect(button).not.toHaveAttribute('aria-busy', 'true');
    jest.useRealTimers();
    await act(async () => successCallbacks[0]?.({ coords }));
    await waitFor(() => expect(getField('District')).toHaveTextContent('Anand'));
    expect(screen.queryByText(/still waiting for your permission/)).toBeNull();
  });

  test('ignores the location of the first request after a second click', async () => {
    const successCallbacks = mockOpenPrompt();
    const body = { success: true, data: createPlace('anand', 'Anand') };
    mockApi({ [NEAREST_PATH]: [{ body }] });
    await openPopup();
    jest.useFakeTimers();
    await pressUseLocation();
    await act(async () => void jest.advanceTimersByTime(10_000));
    await pressUseLocation();
    jest.useRealTimers();
    await act(async () => successCallbacks[0]?.({ coords }));
    expect(getField('District')).toHaveTextContent('Choose');
    await act(async () => successCallbacks[1]?.({ coords }));
    await waitFor(() => expect(getField('District')).toHaveTextContent('Anand'));
  });
});

test.each([
  ['a denied permission', () => mockLocation(null)],
  ['a browser without geolocation', () => undefined],
  ['a location outside the known places', () => mockLocation({ latitude: 0, longitude: 0 })],
])('shows a message and an empty state field for %s', async (_, setUp) => {
  setUp();
  mockApi({ [NEAREST_PATH]: [{ status: 404, body: { success: false, message: 'none' } }] });
  await openPopup();
  await pressUseLocation();
  expect(
    screen.getByText('We could not find your location. Please choose it.'),
  ).toBeInTheDocument();
  expect(getField('State')).toHaveTextContent('Choose');
});
