import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import styles from './community.module.css';
import { type Follower, followers } from './followers.ts';

/** Follower counts by network. */
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
        {followers.map(({ name, says, followers: count }) => (
          <li key={name} className={styles.network}>
            <Count of={name} count={formatNumber(count, language)} says={says} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** "2,10,000 subscribers on YouTube"; links to the site's profile, if configured. */
function Count({ of, count, says }: { of: string; count: string; says: Follower['says'] }) {
  const { t } = useTranslation('home');
  const text = t(`sections.community.${says}`, { count, network: of });
  const own = usePage().profiles?.find(({ name }) => name === of);
  if (!own) return text;
  return (
    <a href={own.to} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
