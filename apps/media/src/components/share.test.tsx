import { act, fireEvent, screen } from '@testing-library/react';
import { renderElement } from '../testing/visit.tsx';
import { Share } from './share.tsx';

const open = () => renderElement(<Share title="On tyres" path="/tractor-videos/tyres" />, {}, 'hi');
const clickButton = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

const url = 'https://site.test/hi/tractor-videos/tyres';

function setBrowserApi(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('renders a plain WhatsApp link with title and URL', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'व्हाट्सऐप पर भेजें' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(`On tyres ${url}`);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('opens the native share sheet on a phone', async () => {
  const share = jest.fn(async () => undefined);
  setBrowserApi('share', share);
  await open();
  await clickButton('शेयर करें');
  expect(share).toHaveBeenCalledWith({ title: 'On tyres', url });
  expect(screen.getByRole('button', { name: 'शेयर करें' })).toBeInTheDocument();
});

test('copies the URL where the Web Share API is missing, and shows that on the button', async () => {
  const writeText = jest.fn(async () => undefined);
  setBrowserApi('clipboard', { writeText });
  await open();
  await clickButton('शेयर करें');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(screen.getByRole('button', { name: 'लिंक कॉपी हो गया' })).toBeInTheDocument();
});

test('shows button and link unchanged when the share sheet is dismissed or blocked', async () => {
  setBrowserApi(
    'share',
    jest.fn(async () => Promise.reject(new Error('AbortError'))),
  );
  await open();
  await clickButton('शेयर करें');
  expect(screen.getByRole('button', { name: 'शेयर करें' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toBeInTheDocument();
});
