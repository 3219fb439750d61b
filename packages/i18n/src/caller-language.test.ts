import { callerLanguage } from './caller-language.ts';

const HINDI_PAGE = 'https://example.in/hi/tractors?page=2';

test.each([
  ['what it says itself', { language: 'gu', accepts: 'mr', from: HINDI_PAGE }, 'gu'],
  ['no language of ours', { language: 'fr', accepts: 'mr' }, 'mr'],
  ['no word at all', { language: { hi: 1 }, accepts: 'mr' }, 'mr'],
  ['the browser’s first', { accepts: 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
  ['the browser’s most wanted', { accepts: 'en;q=0.5, mr-IN;q=0.7' }, 'mr'],
  ['the browser’s second, the first being none of ours', { accepts: 'kok,gu;q=0.8' }, 'gu'],
  ['one that the browser does not want', { accepts: 'hi;q=0', from: HINDI_PAGE }, 'hi'],
  ['one that only its page tells', { accepts: 'fr,*;q=0.1', from: HINDI_PAGE }, 'hi'],
  ['an English page', { from: 'https://example.in/tractors' }, 'en'],
  ['no address', { from: 'nonsense' }, 'en'],
  ['nothing', {}, 'en'],
])('%s', (_, caller, language) => {
  expect(callerLanguage(caller)).toBe(language);
});
