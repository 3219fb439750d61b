import type { Decorator, Preview } from '@storybook/react-vite';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@tractor-haat/i18n';
import '../styles/index.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Band } from '../layout/band.tsx';
import { LanguageContext } from './language-context.ts';
import styles from './workshop.module.css';

/** Applies the selections in the toolbar to the document, as the shell does. */
const withToolbar: Decorator = (Story, { globals, parameters }) => {
  const language = isLanguage(globals.language) ? globals.language : 'en';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.toggleAttribute('data-letters', globals.font === 'fallback');
    root.style.fontSize = globals.textSize;
  }, [language, globals.font, globals.textSize]);
  const page = (
    // The key resets state that contains texts, such as default values.
    <LanguageContext key={language} value={language}>
      {parameters.isWholePage ? (
        <Story />
      ) : (
        <Band on={globals.ground}>
          <div className={styles.states}>
            <Story />
          </div>
        </Band>
      )}
    </LanguageContext>
  );
  return globals.script === 'off' ? <ServerMarkup>{page}</ServerMarkup> : <main>{page}</main>;
};

/** Server-rendered HTML without hydration, as before scripts load. */
function ServerMarkup({ children }: { children: ReactNode }) {
  const html = renderToStaticMarkup(children);
  return (
    <main
      ref={(main) => {
        if (main) main.innerHTML = html;
      }}
    />
  );
}

/** Loads all fonts first, because with `font-display: optional` a font that loads late is not used. */
async function loadFonts() {
  const webFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(webFonts.map((font) => font.load()));
}

export default {
  decorators: [withToolbar],
  loaders: [loadFonts],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
        desktop: { name: 'Desktop, 1350 px', styles: { width: '1350px', height: '850px' } },
      },
    },
  },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
      },
    },
    font: {
      toolbar: {
        title: 'Font',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'web', title: 'Web font' },
          { value: 'fallback', title: 'Fallback font' },
        ],
      },
    },
    textSize: {
      toolbar: { title: 'Text size', icon: 'zoom', dynamicTitle: true, items: ['100%', '200%'] },
    },
    script: {
      toolbar: {
        title: 'Script',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'on', title: 'With script' },
          { value: 'off', title: 'Server HTML' },
        ],
      },
    },
    ground: {
      toolbar: {
        title: 'Ground',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'paper', title: 'White ground' },
          { value: 'ground', title: 'Warm ground' },
        ],
      },
    },
  },
  initialGlobals: {
    language: 'en',
    font: 'web',
    textSize: '100%',
    script: 'on',
    ground: 'paper',
  },
} satisfies Preview;
