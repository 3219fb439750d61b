import { type Language, localizePath } from '@tractor-haat/i18n';
import { translations } from './translations.ts';

const SHORTCUT_PATHS = [
  ['tractors', '/tractors'],
  ['emi', '/tractor-emi-calculator'],
  ['compare', '/compare-tractors'],
  ['used', '/second-hand-tractor'],
] as const;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function manifest(language: Language) {
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
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: SHORTCUT_PATHS.map(([name, to]) => ({
      name: labels[name],
      url: localizePath(language, to),
      icons: [icon(192, 'any')],
    })),
  };
}
