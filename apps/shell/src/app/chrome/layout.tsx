import { OptionalPart, Outlet, useLocation, useTranslation } from '@tractor-haat/platform';
import { ScrollRestoration, useMatches } from '@tractor-haat/platform/shell';
import { type ReactNode, useContext } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Floating } from './chrome-islands.ts';
import { Footer } from './footer.tsx';
import { FrozenPageContext } from './frozen-page.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageArrival } from './page-arrival.tsx';

export function Layout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isPlain = useMatches().at(-1)?.handle === 'plain';
  const frozen = useContext(FrozenPageContext);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <OptionalPart>
        <Header isPlain={isPlain} />
      </OptionalPart>
      {frozen?.path === pathname ? (
        // `frozen.html` comes from our own server and was already part of the document.
        <main key="frozen" id="main" dangerouslySetInnerHTML={{ __html: frozen.html }} />
      ) : (
        <main key="live" id="main" tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
      )}
      {isPlain ? null : (
        <OptionalPart>
          <Footer />
          <Floating />
          <BottomBar />
        </OptionalPart>
      )}
      <ScrollRestoration />
      <PageArrival />
    </>
  );
}
