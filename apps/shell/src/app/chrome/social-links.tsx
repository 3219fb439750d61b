import { localizePath } from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import styles from './footer.module.css';
import { shareLinks } from './navigation/frame-links.ts';

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
