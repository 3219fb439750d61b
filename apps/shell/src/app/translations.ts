import type { Language } from '@tractor-haat/i18n';
import {
  createInstance,
  type I18n,
  initReactI18next,
  type MessageLoaders,
} from '@tractor-haat/platform/shell';

export interface Translations {
  readonly i18n: I18n;
  load(
    namespaces: readonly string[],
    loaders: Readonly<Record<string, MessageLoaders>>,
  ): Promise<void>;
}

export function createTranslations(language: Language): Translations {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: 'shell',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return {
    i18n,
    async load(namespaces, loaders) {
      await Promise.all(
        namespaces.map(async (namespace) => {
          if (i18n.hasResourceBundle(language, namespace)) return;
          const load = loaders[namespace]?.[language];
          if (!load) throw new Error(`No translations of "${namespace}" in ${language}`);
          i18n.addResourceBundle(language, namespace, (await load()).default);
        }),
      );
    },
  };
}
