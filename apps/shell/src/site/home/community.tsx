import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import { ownPages } from '../chrome/navigation/navigation.ts';
import styles from './community.module.css';
import { followers } from './followers.ts';

/** How many follow the site, network by network. */
export function Community() {
  const { t } = useTranslation('home');
  const { language } = usePage();
  return (
    <Band labelledBy="community">
      <SectionHead
        id="community"
        title={t('sections.community.title')}
        line={t('sections.community.line')}
      />
      <ul className={styles.networks}>
        {followers.map(({ name, followers: count }) => (
          <li key={name} className={styles.network}>
            <b className={styles.count}>{formatNumber(count, language)}</b>{' '}
            <NetworkName name={name} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Leads to the site's own page there, where it has one. */
function NetworkName({ name }: { name: string }) {
  const own = ownPages.find((page) => page.name === name);
  return own ? (
    <a href={own.to} target="_blank" rel="noopener">
      {name}
    </a>
  ) : (
    name
  );
}
