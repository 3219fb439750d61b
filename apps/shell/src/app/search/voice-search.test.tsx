import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Language } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { type Recognition, VoiceSearch } from './voice-search.tsx';

const messages = { menus: shellPages.messages.menus };
const onHeard = jest.fn();

class FakeRecognition implements Recognition {
  static last: FakeRecognition;
  lang = '';
  onresult: Recognition['onresult'] = null;
  onend: Recognition['onend'] = null;
  start = () => {
    FakeRecognition.last = this;
  };
  stop = () => this.onend?.();
}

async function renderVoiceSearch(language: Language = 'en') {
  const Component = () => <VoiceSearch onHeard={onHeard} />;
  const routes = [
    { id: 'any', path: '*', namespaces: ['menus'], lazy: async () => ({ Component }) },
  ];
  const site = await testSite({ routes, messages } as never, { address: '/', language });
  render(site.ui);
  await act(async () => undefined);
}

afterEach(() => {
  onHeard.mockReset();
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
});

const clickButton = (name = 'Search by voice') =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test.each([
  ['en', 'Search by voice', 'Speak now'],
  ['hi', 'बोलकर खोजें', 'अब बोलिए'],
  ['gu', 'બોલીને શોધો', 'હવે બોલો'],
  ['mr', 'बोलून शोधा', 'आता बोला'],
] as const)('searches for the spoken text in %s', async (language, name, statusText) => {
  Object.assign(globalThis, { webkitSpeechRecognition: FakeRecognition });
  await renderVoiceSearch(language);
  await clickButton(name);
  expect(screen.getByRole('status')).toHaveTextContent(statusText);
  expect(FakeRecognition.last.lang).toBe(`${language}-IN`);
  await act(async () => {
    FakeRecognition.last.onresult?.({ results: [[{ transcript: ' swaraj 744 ' }]] });
    FakeRecognition.last.onend?.();
  });
  expect(onHeard.mock.calls).toEqual([['swaraj 744']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('reports that nothing was recognised and allows another attempt', async () => {
  Object.assign(globalThis, { webkitSpeechRecognition: FakeRecognition });
  await renderVoiceSearch();
  await clickButton();
  // The second click stops the recognition without a result.
  await clickButton();
  expect(onHeard).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Could not understand');
  await clickButton();
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('tells the visitor that the browser has no speech recognition', async () => {
  await renderVoiceSearch();
  await clickButton();
  expect(screen.getByRole('status')).toHaveTextContent(
    'This browser cannot hear you. Please type.',
  );
});
