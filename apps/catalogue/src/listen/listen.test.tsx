import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { Listen } from './listen.tsx';

const labels = {
  start: 'Listen',
  stop: 'Stop',
  none: 'This browser cannot read aloud.',
  no_voice: 'This phone has no voice for English.',
};

class Utterance {
  lang = '';
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Mocks speech synthesis. If `starts` is true, an utterance starts immediately; it lasts until it is cancelled. */
function mockSpeechSynthesis({ voices = [] as string[], starts = true } = {}) {
  const utterances: Utterance[] = [];
  const speechSynthesis = {
    getVoices: () => voices.map((lang) => ({ lang })),
    speak(utterance: Utterance) {
      utterances.push(utterance);
      if (starts) utterance.onstart?.();
    },
    cancel: () => utterances.at(-1)?.onend?.(),
  };
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  return utterances;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
});

async function renderPage() {
  const { ui } = await testElement(
    remote,
    <main>
      <h1>Mahindra 575 DI</h1>
      <p data-price="">₹ 6,56,000 – 7,03,000</p>
      <dl>
        <div>
          <dt>Engine power</dt>
          <dd>45 HP</dd>
        </div>
        <div>
          <dt>Emission stage</dt>
          <dd>–</dd>
        </div>
      </dl>
      <Listen labels={labels} />
    </main>,
  );
  await act(async () => void render(ui));
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test("reads name, price and known facts aloud in the page's language until stopped", async () => {
  const utterances = mockSpeechSynthesis();
  await renderPage();
  await press('Listen');
  await screen.findByRole('button', { name: 'Stop', pressed: true });
  await act(async () => undefined);
  expect(utterances).toMatchObject([
    {
      lang: 'en-IN',
      text: 'Mahindra 575 DI. six lakh fifty-six thousand to seven lakh three thousand rupees. Engine power: 45 HP',
    },
  ]);
  await press('Stop');
  await screen.findByRole('button', { name: 'Listen', pressed: false });
});

test('shows a message in a browser without speech synthesis', async () => {
  await renderPage();
  await press('Listen');
  expect(screen.getByRole('status')).toHaveTextContent(labels.none);
});

const isStopped = () => screen.queryByRole('button', { name: 'Listen', pressed: false }) !== null;
/** Renders the page, loads the lazy code, and mocks the clock. */
async function renderWithFakeClock() {
  await renderPage();
  await Promise.all([import('./toggle-speech.ts'), import('n2words/en-IN')]);
  jest.useFakeTimers();
}
const advanceTime = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

test('stops with a message if an utterance does not start within two seconds', async () => {
  const utterances = mockSpeechSynthesis({ starts: false });
  await renderWithFakeClock();
  await press('Listen');
  await advanceTime(0);
  expect(utterances).toHaveLength(1);
  await advanceTime(1999);
  expect(isStopped()).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await advanceTime(1);
  expect(screen.getByRole('status')).toHaveTextContent(labels.no_voice);
  expect(isStopped()).toBe(true);
});

test('continues an utterance that has started for longer than two seconds', async () => {
  const utterances = mockSpeechSynthesis();
  await renderWithFakeClock();
  await press('Listen');
  await advanceTime(60_000);
  expect(utterances).toHaveLength(1);
  expect(isStopped()).toBe(false);
});

test('shows no message if the visitor stops an utterance before it starts', async () => {
  mockSpeechSynthesis({ starts: false });
  await renderWithFakeClock();
  await press('Listen');
  await advanceTime(100);
  await press('Stop');
  await advanceTime(5000);
  expect(isStopped()).toBe(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['language-unavailable', 'voice-unavailable', 'synthesis-failed'])(
  'shows the message for a missing voice after the browser error %s',
  async (error) => {
    const utterances = mockSpeechSynthesis({ starts: false });
    await renderPage();
    await press('Listen');
    await waitFor(() => expect(utterances).toHaveLength(1));
    await act(async () => utterances[0]?.onerror?.({ error }));
    expect(screen.getByRole('status')).toHaveTextContent(labels.no_voice);
    expect(isStopped()).toBe(true);
  },
);

test('shows a message instead of speaking if no voice matches the language', async () => {
  const utterances = mockSpeechSynthesis({ voices: ['hi-IN', 'fr-FR'] });
  await renderPage();
  await press('Listen');
  expect(await screen.findByText(labels.no_voice)).toBeInTheDocument();
  expect(utterances).toEqual([]);
});
