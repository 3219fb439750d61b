import { localizePath } from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import styles from './footer.module.css';
import { shareLinks } from './navigation/frame-links.ts';

/** Links to the site's social media profiles, and share links for this page. */
export function SocialLinks() {
  const { t } = useTranslation('shell');
  const { language, origin, profiles = [] } = usePage();
  const { pathname } = useLocation();
  const page = encodeURIComponent(origin + localizePath(language, pathname));
  const networks = (heading: string, links: typeof shareLinks, end: string) =>
    links.length > 0 ? (
      <div className={styles.share}>
        <h2 className={styles.heading}>{t(heading)}</h2>
        <ul className={styles.networks}>
          {links.map(({ name, to }) => (
            <li key={name}>
              <a href={to + end} className={styles.link} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ) : null;
  return (
    <>
      {networks('footer.follow', profiles, '')}
      {networks('footer.share', shareLinks, page)}
    </>
  );
}
