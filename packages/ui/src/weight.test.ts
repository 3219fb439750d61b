import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const LIMIT_KB = 14;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
/** The workshop is not part of any page. */
const FILES = { cwd: import.meta.dirname, exclude: ['workshop/**'] };
const sheets = globSync('**/*.css', FILES);

/** Removes comments and indentation, to approximate a build. */
const minify = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>]) ?/g, '$1');

const getBrotliSizeKb = (files: readonly string[]) =>
  brotliCompressSync(files.map((file) => minify(read(file))).join('')).length / 1024;

function collectImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  for (const [, specifier] of read(file).matchAll(
    /^(?:import|export|\})(?! type).*?'(\..+?)';/gm,
  )) {
    collectImports(path.join(path.dirname(file), specifier ?? ''), seen);
  }
  return seen;
}

const listStyles = (file: string) =>
  [...collectImports(file)].filter((imported) => imported.endsWith('.css')).sort();

test(`all style sheets of ui together have at most ${LIMIT_KB} KB`, () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(getBrotliSizeKb(sheets)).toBeLessThanOrEqual(LIMIT_KB);
});

describe('a page contains only the components that it uses', () => {
  test('only style sheets are declared as side effects, so that bundlers remove unused components', () => {
    const { sideEffects } = JSON.parse(read('../package.json'));
    expect(sideEffects).toEqual(['**/*.css']);
    const modules = globSync('**/*.{ts,tsx}', FILES);
    for (const file of modules.filter((module) => !module.includes('.test.'))) {
      expect([file, read(file).match(/^import '.*'/gm)]).toEqual([file, null]);
    }
  });

  test('entry points contain only re-exports', () => {
    for (const entryPoint of ['index.ts', 'icons/index.ts']) {
      const otherCode = read(entryPoint)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/export (type )?\{[^}]*\} from '[^']+';/g, '');
      expect(otherCode.trim()).toBe('');
    }
  });

  test('no component imports an entry point', () => {
    for (const file of globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname })) {
      expect([file, read(file).match(/from '(\.\.\/)+index\.ts'/)]).toEqual([file, null]);
    }
  });

  test.each([
    ['price/price.tsx', ['price/price.module.css']],
    ['tag/tag.tsx', ['tag/tag.module.css']],
    ['accordion/accordion.tsx', ['accordion/accordion.module.css']],
    ['button/button.tsx', ['button/button.module.css', 'feedback/spinner.module.css']],
    [
      'slider/slider.tsx',
      [
        'button/icon-button.module.css',
        'slider/slide-row.module.css',
        'slider/slider-buttons.module.css',
        'slider/slider.module.css',
      ],
    ],
  ])('%s imports only the styles of its components', (component, styles) => {
    expect(listStyles(component)).toEqual(styles);
  });

  test('Swiper is only imported dynamically', () => {
    const staticImports = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
      .filter((file) => !file.includes('.test.'))
      .filter((file) => /^import (?!type).*'swiper/m.test(read(file)));
    expect(staticImports).toEqual([]);
  });
});
