import { ACCOUNT_SENTENCES } from '@tractor-haat/api-client';
import english from './locales/sign-in.en.json';

test('pages say in English what the API says', () => {
  const said: Record<string, string> = english.reason;
  const other = Object.entries(ACCOUNT_SENTENCES).filter(
    ([reason, text]) => said[reason] !== text.replace('{name}', '{{name}}'),
  );
  expect(other).toEqual([]);
});
