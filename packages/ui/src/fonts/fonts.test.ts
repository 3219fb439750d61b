import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@tractor-haat/i18n';
import { fontPreloads } from './index.ts';

const sheet = readFileSync(path.join(import.meta.dirname, '../styles/fonts.css'), 'utf8');
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.woff2'));
const faces = sheet.split('@font-face').slice(1);
const getFileSize = (file: string) => statSync(path.join(import.meta.dirname, file)).size;

const findFaces = (character: string, family: string) =>
  faces.filter((face) => {
    const code = character.codePointAt(0) ?? 0;
    return (
      face.includes(`"${family}"`) &&
      [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
        ([, from = '', to = from]) =>
          code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
      )
    );
  });

test('the style sheet and the folder contain the same font files', () => {
  expect([...sheet.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file).sort()).toEqual(
    files.sort(),
  );
});

test.each(LANGUAGES)('the font files that a page in %s preloads exist', (language) => {
  for (const file of fontPreloads[language]) expect(files).toContain(file);
});

test('an English page preloads at most 21 KB of fonts, any other page at most 92 KB', () => {
  for (const language of LANGUAGES) {
    const bytes = fontPreloads[language].reduce((sum, file) => sum + getFileSize(file), 0);
    expect(bytes).toBeLessThanOrEqual((language === 'en' ? 21 : 92) * 1024);
  }
});

test('every font has font-display optional, so that a late font causes no layout shift', () => {
  for (const face of faces.filter((rule) => rule.includes('.woff2')))
    expect(face).toContain('font-display: optional');
});

test('each character is in one font file of its family, and the rupee sign is in a separate file', () => {
  expect(findFaces('₹', 'Noto Sans')).toHaveLength(1);
  expect(findFaces('₹', 'Noto Sans')[0]).toContain('noto-sans-rupee');
  for (const character of 'Aé–·…›') expect(findFaces(character, 'Noto Sans')).toHaveLength(1);
});
