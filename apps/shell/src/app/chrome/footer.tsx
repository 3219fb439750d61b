import { localizePath } from '@tractor-haat/i18n';
import {
  Link,
  OptionalPart,
  useLocation,
  usePage,
  useTranslation,
  withMarkupCache,
} from '@tractor-haat/platform';
import { brand, Logo, Wrap } from '@tractor-haat/ui';
import { footerColumns, shareLinks } from '../menus/frame-links.ts';
import styles from './footer.module.css';
import { LanguageLinks } from './language-select.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Year of the copyright notice. It is constant, so that cached HTML does not change with the date. */
const FOUNDATION_YEAR = 2026;

export function Footer() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.news}>
          <div>
            <Logo />
            <p className={styles.line}>{t('newsletter.line')}</p>
          </div>
          <OptionalPart>
            <NewsletterForm />
          </OptionalPart>
        </div>
        <Columns />
        <SocialLinks />
        <LanguageLinks />
        <p className={styles.small}>{t('footer.disclaimer')}</p>
        <p className={styles.small}>
          <Link to={`/report?page=${encodeURI(pathname)}`} className={styles.link} rel="nofollow">
            {t('footer.report')}
          </Link>
        </p>
        <p className={styles.small}>{t('footer.places_credit')}</p>
        <p className={styles.small}>
          {t('footer.copyright', { year: FOUNDATION_YEAR, brand: brand.name })}
        </p>
      </Wrap>
    </footer>
  );
}

const Columns = withMarkupCache(function Columns() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.columns}>
      {footerColumns.map(({ heading, links, hasProperNames }) => (
        <div key={heading}>
          <h2 className={styles.heading}>{t(heading)}</h2>
          <ul translate={hasProperNames && 'no'}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

export function SocialLinks() {
  const { t } = useTranslation('shell');
  const { language, origin, profiles = [] } = usePage();
  const { pathname } = useLocation();
  const page = encodeURIComponent(origin + localizePath(language, pathname));
  const renderLinks = (heading: string, links: typeof shareLinks, urlSuffix: string) =>
    links.length > 0 ? (
      <div className={styles.share}>
        <h2 className={styles.heading}>{t(heading)}</h2>
        <ul className={styles.networks}>
          {links.map(({ name, to }) => (
            <li key={name}>
              <a href={to + urlSuffix} className={styles.link} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ) : null;
  return (
    <>
      {renderLinks('footer.follow', profiles, '')}
      {renderLinks('footer.share', shareLinks, page)}
    </>
  );
}
