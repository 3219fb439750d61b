import { callerLanguage } from './caller-language.ts';

const HINDI_PAGE = 'https://example.in/hi/tractors?page=2';

test.each([
  ['uses the language field', { language: 'gu', accepts: 'mr', from: HINDI_PAGE }, 'gu'],
  ['ignores an unsupported language field', { language: 'fr', accepts: 'mr' }, 'mr'],
  ['ignores a language field that is not a string', { language: { hi: 1 }, accepts: 'mr' }, 'mr'],
  ['uses the first language of the browser', { accepts: 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
  ['uses the language with the highest quality', { accepts: 'en;q=0.5, mr-IN;q=0.7' }, 'mr'],
  ['uses the second language if the first is not supported', { accepts: 'kok,gu;q=0.8' }, 'gu'],
  ['ignores a language with quality 0', { accepts: 'hi;q=0', from: HINDI_PAGE }, 'hi'],
  ['uses the language of the referring page', { accepts: 'fr,*;q=0.1', from: HINDI_PAGE }, 'hi'],
  [
    'uses English for a referring page without prefix',
    { from: 'https://example.in/tractors' },
    'en',
  ],
  ['uses English for an invalid referrer', { from: 'nonsense' }, 'en'],
  ['uses English without hints', {}, 'en'],
])('callerLanguage %s', (_, caller, language) => {
  expect(callerLanguage(caller)).toBe(language);
});
