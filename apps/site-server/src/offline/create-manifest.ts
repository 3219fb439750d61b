import { type Language, localizePath } from '@tractor-haat/i18n';
import { translations } from './translations.ts';

/** `key` is the key of the label in the translations. */
const SHORTCUT_LINKS = [
  { key: 'tractors', path: '/tractors' },
  { key: 'emi', path: '/tractor-emi-calculator' },
  { key: 'compare', path: '/compare-tractors' },
  { key: 'used', path: '/second-hand-tractor' },
] as const;

export function createManifest(language: Language) {
  const { description, ...labels } = translations[language];
  return {
    id: '/',
    name: 'Tractor Haat',
    short_name: 'Tractor Haat',
    description,
    lang: language,
    start_url: localizePath(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#10291d',
    icons: [
      createIcon(192, 'any'),
      createIcon(512, 'any'),
      createIcon(192, 'maskable'),
      createIcon(512, 'maskable'),
    ],
    shortcuts: SHORTCUT_LINKS.map(({ key, path }) => ({
      name: labels[key],
      url: localizePath(language, path),
      icons: [createIcon(192, 'any')],
    })),
  };
}

const createIcon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
