import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { Listen } from './listen.tsx';

const labels = { start: 'Listen', stop: 'Stop', none: 'This browser cannot read aloud.' };

class Utterance {
  lang = '';
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A browser that speaks, as far as a page asks of it: each utterance lasts until it is ended. */
function speakingBrowser() {
  const utterances: Utterance[] = [];
  const speechSynthesis = {
    speak: (utterance: Utterance) => void utterances.push(utterance),
    cancel: () => utterances.at(-1)?.onend?.(),
  };
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  return utterances;
}

afterEach(() => {
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

test('name, price and known facts are said in the language of the page, and can be stopped', async () => {
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

test('a browser without a voice says so', async () => {
  await show();
  await press('Listen');
  expect(screen.getByRole('status')).toHaveTextContent(labels.none);
});

test('shows a message when the browser has no voice for the language', async () => {
  const utterances = speakingBrowser();
  await show();
  await press('Listen');
  await screen.findByRole('button', { name: 'Stop', pressed: true });
  await act(async () => utterances.at(-1)?.onerror?.({ error: 'language-unavailable' }));
  expect(screen.getByRole('status')).toHaveTextContent(labels.none);
  screen.getByRole('button', { name: 'Listen', pressed: false });
});
