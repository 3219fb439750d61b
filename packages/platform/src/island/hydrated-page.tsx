import type { i18n as I18n } from 'i18next';
import { type ReactNode, useContext, useMemo } from 'react';
import { Link } from '../navigation/link.tsx';
import { PageContext } from '../page/page-context.ts';
import { usePopups } from '../widget/widget-host.ts';
import { IslandContext, type IslandPage } from './island-page.ts';

/** Objects of a completely hydrated page, from which `HydratedPageProvider` creates the `IslandPage`. */
export interface HydratedPage
  extends Pick<IslandPage, 'store' | 'inject' | 'address' | 'navigate' | 'need'> {
  readonly i18n: I18n;
}

/** Provides the `IslandPage` on a completely hydrated page, where islands are plain components. */
export function HydratedPageProvider({
  hydrated,
  children,
}: {
  hydrated: HydratedPage;
  children: ReactNode;
}) {
  const page = useContext(PageContext);
  const popups = usePopups();
  const value = useMemo<IslandPage | null>(() => {
    const { i18n, ...handles } = hydrated;
    const translate: IslandPage['translate'] = (ns, key, params) => i18n.t(key, { ns, ...params });
    return page && { ...page, ...handles, popups, translate, Link };
  }, [page, hydrated, popups]);
  return <IslandContext value={value}>{children}</IslandContext>;
}
