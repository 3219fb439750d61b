import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../popups/testing/api.ts';
import { mobile, open } from '../popups/testing/price-popup.tsx';

const STATES = '/api/all_state';
const NEAREST = '/api/v1/places/nearest';

const field = (name: string) => screen.getByRole('combobox', { name });
const openList = async (name: string) => {
  await act(async () => fireEvent.click(field(name)));
  return within(screen.getByRole('dialog', { name }));
};

function standAt(coords: object | null) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (where: object) => void, refuse: (why: object) => void) =>
        coords ? found({ coords }) : refuse({ code: 1 }),
    },
  });
}
const useLocation = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use my location' })));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

// Runs first, because later tests find the list in the cache.
test('offers a retry for a list that fails to load, without blocking the form', async () => {
  const states = { body: { success: true, data: [{ slug: 'gujarat', state: 'Gujarat' }] } };
  fakeApi({ [STATES]: ['unreached', states] });
  await open();
  fireEvent.change(mobile(), { target: { value: '98' } });
  const list = await openList('State');
  expect(list.getByText('The list did not load.')).toBeVisible();
  await act(async () => fireEvent.click(list.getByRole('button', { name: 'Try again' })));
  await act(async () => fireEvent.click(await list.findByText('Gujarat')));
  expect(field('State')).toHaveTextContent('Gujarat');
  expect(mobile()).toHaveValue('98');
});

test.each([
  ['District', 'Choose your state first'],
  ['Tehsil', 'Choose your district first'],
])('shows for %s before its parent is selected: %s', async (name, sentence) => {
  fakeApi({});
  await open();
  expect((await openList(name)).getByText(sentence)).toBeVisible();
});

test('fills in state and district from the location, and leaves the tehsil empty', async () => {
  standAt({ latitude: 22.556, longitude: 72.951 });
  const place = {
    locality: { text: 'Borsad', language: 'en' },
    state: { slug: 'gujarat', name: { text: 'Gujarat', language: 'en' } },
    district: { slug: 'anand', name: { text: 'Anand', language: 'en' } },
    distance_km: 3,
    attribution: 'GeoNames',
  };
  fakeApi({ [NEAREST]: [{ body: { success: true, data: place } }] });
  await open();
  expect(screen.getByText(/Your browser asks you first/)).toBeInTheDocument();
  await useLocation();
  await waitFor(() => expect(field('District')).toHaveTextContent('Anand'));
  expect(field('State')).toHaveTextContent('Gujarat');
  expect(field('Tehsil')).toHaveTextContent('Choose');
  expect(screen.getByText('Near Borsad.')).toBeInTheDocument();
});

describe('while the permission prompt is unanswered', () => {
  const prompt = () => {
    const answers: ((where: object) => void)[] = [];
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (found: (where: object) => void) => answers.push(found) },
    });
    return answers;
  };
  const coords = { latitude: 22.556, longitude: 72.951 };
  const nearest = (slug: string, text: string) => ({
    locality: { text, language: 'en' },
    state: { slug: 'gujarat', name: { text: 'Gujarat', language: 'en' } },
    district: { slug, name: { text, language: 'en' } },
    distance_km: 3,
    attribution: 'GeoNames',
  });
  afterEach(() => jest.useRealTimers());

  test('explains it after ten seconds, enables the button, and uses a late answer', async () => {
    const answers = prompt();
    fakeApi({ [NEAREST]: [{ body: { success: true, data: nearest('anand', 'Anand') } }] });
    await open();
    jest.useFakeTimers();
    await useLocation();
    await act(async () => void jest.advanceTimersByTime(9999));
    expect(screen.queryByText(/still waiting for your permission/)).toBeNull();
    await act(async () => void jest.advanceTimersByTime(1));
    expect(screen.getByText(/still waiting for your permission/)).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Use my location' });
    expect(button).not.toHaveAttribute('aria-busy', 'true');
    jest.useRealTimers();
    await act(async () => answers[0]?.({ coords }));
    await waitFor(() => expect(field('District')).toHaveTextContent('Anand'));
    expect(screen.queryByText(/still waiting for your permission/)).toBeNull();
  });

  test('replaces the first request by a second click', async () => {
    const answers = prompt();
    const body = { success: true, data: nearest('anand', 'Anand') };
    fakeApi({ [NEAREST]: [{ body }] });
    await open();
    jest.useFakeTimers();
    await useLocation();
    await act(async () => void jest.advanceTimersByTime(10_000));
    await useLocation();
    jest.useRealTimers();
    await act(async () => answers[0]?.({ coords }));
    expect(field('District')).toHaveTextContent('Choose');
    await act(async () => answers[1]?.({ coords }));
    await waitFor(() => expect(field('District')).toHaveTextContent('Anand'));
  });
});

test.each([
  ['a visitor who does not allow it', () => standAt(null)],
  ['a browser that knows no location', () => undefined],
  ['a place that nobody knows', () => standAt({ latitude: 0, longitude: 0 })],
])('shows a message and an empty state field for %s', async (_, stand) => {
  stand();
  fakeApi({ [NEAREST]: [{ status: 404, body: { success: false, message: 'none' } }] });
  await open();
  await useLocation();
  expect(
    screen.getByText('We could not find your location. Please choose it.'),
  ).toBeInTheDocument();
  expect(field('State')).toHaveTextContent('Choose');
});
