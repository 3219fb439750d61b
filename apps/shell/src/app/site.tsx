import {
  type HydratedPage,
  HydratedPageProvider,
  I18nextProvider,
  type IslandHost,
  IslandHostContext,
  PageContext,
  type PageInfo,
  Provider,
  type Store,
  type StoreHandle,
  type WidgetHost,
  WidgetHostContext,
} from '@tractor-haat/platform/shell';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { type FrozenPage, FrozenPageContext } from './chrome/layout.tsx';
import { PopupHost, type PopupLoader, type SubscribeToMoves } from './popup-host.tsx';
import { shellPages } from './shell-pages.ts';
import type { Translations } from './translations.ts';

export interface SiteProps {
  readonly page: PageInfo;
  readonly handle: StoreHandle;
  readonly translations: Translations;
  /** Islands render outside the router's context, so they receive these functions. */
  readonly routerBindings: Pick<HydratedPage, 'address' | 'navigate'>;
  readonly islands?: IslandHost;
  readonly widgets: WidgetHost;
  readonly popups: PopupLoader;
  readonly subscribeToMoves: SubscribeToMoves;
  readonly frozen?: FrozenPage;
  readonly children: ReactNode;
}

export function Site(props: SiteProps) {
  const { page, handle, translations, routerBindings, islands, widgets, frozen, children } = props;
  const fullPage = useMemo<HydratedPage>(
    () => ({
      ...handle,
      ...routerBindings,
      i18n: translations.i18n,
      need: (namespaces) => translations.load(namespaces, shellPages.messages),
    }),
    [handle, routerBindings, translations],
  );
  return (
    <StrictMode>
      <Provider store={handle.store as Store}>
        <I18nextProvider i18n={translations.i18n}>
          <PageContext value={page}>
            <WidgetHostContext value={widgets}>
              <FrozenPageContext value={frozen ?? null}>
                <PopupHost load={props.popups} subscribeToMoves={props.subscribeToMoves}>
                  <IslandHostContext value={islands ?? null}>
                    <HydratedPageProvider hydrated={fullPage}>{children}</HydratedPageProvider>
                  </IslandHostContext>
                </PopupHost>
              </FrozenPageContext>
            </WidgetHostContext>
          </PageContext>
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
