import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import styles from './community.module.css';

interface Follower {
  readonly name: string;
  readonly followers: number;
  /** The network's word for followers. */
  readonly says: 'subscribers' | 'followers';
}

/**
 * Followers by network. DEMONSTRATION NUMBERS, labelled as such on the page; the operator maintains the real ones here.
 */
const followers: readonly Follower[] = [
  { name: 'YouTube', followers: 210_000, says: 'subscribers' },
  { name: 'Facebook', followers: 96_000, says: 'followers' },
  { name: 'Instagram', followers: 54_000, says: 'followers' },
  { name: 'X', followers: 12_400, says: 'followers' },
  { name: 'LinkedIn', followers: 8_900, says: 'followers' },
];

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
