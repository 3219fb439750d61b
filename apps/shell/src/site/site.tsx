import {
  I18nextProvider,
  PageContext,
  type PageInfo,
  type PlatformStore,
  Provider,
  type WidgetHost,
  WidgetHostContext,
} from '@tractor-haat/platform/shell';
import { type ReactNode, StrictMode } from 'react';
import { type FrozenPage, FrozenPageContext } from './chrome/frozen-page.ts';
import { PopupHost, type PopupLoader } from './popups/popup-host.tsx';
import type { Translations } from './translations.ts';
import { TranslationsContext } from './translations-context.ts';

export interface SiteProps {
  readonly page: PageInfo;
  readonly store: PlatformStore;
  readonly words: Translations;
  readonly widgets: WidgetHost;
  readonly popups: PopupLoader;
  readonly frozen?: FrozenPage;
  readonly children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function Site({ page, store, words, widgets, popups, frozen, children }: SiteProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={words.i18n}>
          <TranslationsContext value={words}>
            <PageContext value={page}>
              <WidgetHostContext value={widgets}>
                <FrozenPageContext value={frozen ?? null}>
                  <PopupHost load={popups}>{children}</PopupHost>
                </FrozenPageContext>
              </WidgetHostContext>
            </PageContext>
          </TranslationsContext>
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
