import fs from 'node:fs';
import path from 'node:path';
import { translateDemoText } from './translate-demo-text.ts';

const rows = (file: string) =>
  JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, '../../../../../content', file), 'utf8'),
  );

const LETTERS = { hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari' } as const;

test.each(['hi', 'gu', 'mr'] as const)(
  'translates all demonstration names and streets to %s',
  (language) => {
    const dealers: { name: string; area: string; demo: boolean }[] = rows('dealers.json');
    const questions: { name: string; answers: { name: string }[] }[] = rows('questions.json');
    const texts = [
      ...dealers.filter(({ demo }) => demo).flatMap(({ name, area }) => [name, area]),
      ...questions.flatMap(({ name, answers }) => [name, ...answers.map((answer) => answer.name)]),
    ];
    expect(texts.length).toBeGreaterThan(500);
    const own = new RegExp(`^[\\p{Script=${LETTERS[language]}}\\p{M}\\u200d() ]+$`, 'u');
    const translations = [...new Set(texts)].map((text) => translateDemoText(text, language));
    expect(translations.filter((text) => !own.test(text))).toEqual([]);
  },
);

test('preserves the names in English and all other text', () => {
  expect(translateDemoText('Sona Fasal Agro Tyres (demo)', 'en')).toBe(
    'Sona Fasal Agro Tyres (demo)',
  );
  expect(translateDemoText('Sona Fasal Agro Tyres (demo)', 'hi')).toBe(
    'सोना फ़सल एग्रो टायर्स (नमूना)',
  );
  expect(translateDemoText('Ring Road', 'hi')).toBe('Ring Road');
});
