import {
  Link,
  OptionalPart,
  Outlet,
  useLocation,
  useTranslation,
  withMarkupCache,
} from '@tractor-haat/platform';
import {
  DataRouterStateContext,
  ScrollRestoration,
  useMatches,
} from '@tractor-haat/platform/shell';
import { IconLink, Logo, VisuallyHidden } from '@tractor-haat/ui';
import {
  FinanceIcon,
  ImplementIcon,
  RupeeIcon,
  TractorIcon,
  TyreIcon,
} from '@tractor-haat/ui/icons';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { bottomBarLinks, onRoadPriceLink, stripLinks } from '../menus/frame-links.ts';
import bottomBarStyles from './bottom-bar.module.css';
import {
  Account,
  Floating,
  LanguageSelect,
  MenuBar,
  SearchBox,
  SideMenu,
} from './chrome-islands.ts';
import { Footer } from './footer.tsx';
import headerStyles from './header.module.css';
import styles from './layout.module.css';

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

function Header({ isPlain }: { isPlain: boolean }) {
  const { t } = useTranslation('shell');
  if (isPlain)
    return (
      <header className={headerStyles.header}>
        <div className={headerStyles.bar}>
          <Link to="/" className={headerStyles.logo}>
            <Logo />
          </Link>
          <LanguageSelect />
        </div>
      </header>
    );
  return (
    <>
      <header className={headerStyles.header}>
        <div className={headerStyles.bar}>
          <SideMenu />
          <Link to="/" className={headerStyles.logo}>
            <Logo />
          </Link>
          <SearchBox className={headerStyles.find ?? ''} />
          <IconLink
            as={Link}
            to={onRoadPriceLink.to}
            label={t(onRoadPriceLink.label)}
            icon={<RupeeIcon />}
            className={headerStyles.rupee}
          />
          <LanguageSelect />
          <Account />
        </div>
        <MenuBar />
      </header>
      <Strip />
    </>
  );
}

const Strip = withMarkupCache(function Strip() {
  const { t } = useTranslation('shell');
  return (
    <nav className={headerStyles.strip} aria-label={t('landmark.strip')}>
      {stripLinks.map(({ label, to }) => (
        <Link key={to} to={to}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
});

const iconsByLabel: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  'bottom.tractor': TractorIcon,
  'bottom.implements': ImplementIcon,
  'bottom.tyres': TyreIcon,
  'bottom.finance': FinanceIcon,
};

export function BottomBar() {
  const { pathname } = useLocation();
  const currentPaths = bottomBarLinks.filter(({ to }) =>
    to === '/' ? pathname === to : pathname.startsWith(to),
  );
  return <BottomLinks currentPaths={currentPaths.map(({ to }) => to)} />;
}

const BottomLinks = withMarkupCache(function BottomLinks({
  currentPaths,
}: {
  currentPaths: readonly string[];
}) {
  const { t } = useTranslation('shell');
  return (
    <nav className={bottomBarStyles.bar} aria-label={t('landmark.bottom_bar')}>
      {bottomBarLinks.map(({ label, to }) => {
        const Icon = iconsByLabel[label];
        return (
          <Link key={to} to={to} aria-current={currentPaths.includes(to) ? 'page' : undefined}>
            {Icon ? <Icon size={22} /> : null}
            <span>{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
});

/** An error page mounts another layout, so the path is stored outside React. */
let visiblePath: string | undefined;

/**
 * Moves the focus to a new page and lets screen readers announce its title, as browsers do for a new document. Ignores
 * navigations with `preventScrollReset`.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const isSameView = useContext(DataRouterStateContext)?.preventScrollReset === true;
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isAnotherPage = visiblePath !== undefined && visiblePath !== pathname;
    visiblePath = pathname;
    if (!isAnotherPage || isSameView) return;
    setTitle(document.title);
    focusPage(hash);
  }, [pathname]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

function focusPage(hash: string): void {
  const main = document.getElementById('main');
  if (main?.querySelector('input:focus, select:focus, textarea:focus, dialog :focus')) return;
  const target = document.getElementById(hash.slice(1)) ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A server-rendered page whose code failed to load. The server HTML stays visible. */
export interface FrozenPage {
  /** Path without language prefix. */
  readonly path: string;
  readonly html: string;
}

export const FrozenPageContext = createContext<FrozenPage | null>(null);
