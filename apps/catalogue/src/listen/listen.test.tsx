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

/** Fake speech synthesis with these voices. An utterance starts at once (`starts`) and lasts until it is cancelled. */
function speakingBrowser({ voices = [] as string[], starts = true } = {}) {
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

async function show() {
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

test("speaks name, price and known facts in the page's language until stopped", async () => {
  const utterances = speakingBrowser();
  await show();
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
  await show();
  await press('Listen');
  expect(screen.getByRole('status')).toHaveTextContent(labels.none);
});

const isResting = () => screen.queryByRole('button', { name: 'Listen', pressed: false }) !== null;
/** Opens the page, loads the lazy code, and mocks the clock. */
async function showWithFakeClock() {
  await show();
  await Promise.all([import('./toggle-speech.ts'), import('n2words/en-IN')]);
  jest.useFakeTimers();
}
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

test('ends an utterance that does not start within two seconds with a message', async () => {
  const utterances = speakingBrowser({ starts: false });
  await showWithFakeClock();
  await press('Listen');
  await pass(0);
  expect(utterances).toHaveLength(1);
  await pass(1999);
  expect(isResting()).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(labels.no_voice);
  expect(isResting()).toBe(true);
});

test('does not end an utterance that has started', async () => {
  const utterances = speakingBrowser();
  await showWithFakeClock();
  await press('Listen');
  await pass(60_000);
  expect(utterances).toHaveLength(1);
  expect(isResting()).toBe(false);
});

test('shows no message when stopped before the start', async () => {
  speakingBrowser({ starts: false });
  await showWithFakeClock();
  await press('Listen');
  await pass(100);
  await press('Stop');
  await pass(5000);
  expect(isResting()).toBe(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['language-unavailable', 'voice-unavailable', 'synthesis-failed'])(
  "shows the browser's error %s as a missing voice",
  async (error) => {
    const utterances = speakingBrowser({ starts: false });
    await show();
    await press('Listen');
    await waitFor(() => expect(utterances).toHaveLength(1));
    await act(async () => utterances[0]?.onerror?.({ error }));
    expect(screen.getByRole('status')).toHaveTextContent(labels.no_voice);
    expect(isResting()).toBe(true);
  },
);

test('does not speak on a phone with voices of other languages only', async () => {
  const utterances = speakingBrowser({ voices: ['hi-IN', 'fr-FR'] });
  await show();
  await press('Listen');
  expect(await screen.findByText(labels.no_voice)).toBeInTheDocument();
  expect(utterances).toEqual([]);
});
