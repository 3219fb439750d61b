import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import styles from './community.module.css';

interface Follower {
  readonly name: string;
  readonly followers: number;
  readonly unit: 'subscribers' | 'followers';
}

/** Demonstration numbers, labelled as such on the page. The operator replaces them with real ones. */
const followers: readonly Follower[] = [
  { name: 'YouTube', followers: 210_000, unit: 'subscribers' },
  { name: 'Facebook', followers: 96_000, unit: 'followers' },
  { name: 'Instagram', followers: 54_000, unit: 'followers' },
  { name: 'X', followers: 12_400, unit: 'followers' },
  { name: 'LinkedIn', followers: 8_900, unit: 'followers' },
];

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
        {followers.map(({ name, unit, followers: count }) => (
          <li key={name} className={styles.network}>
            <Count of={name} count={formatNumber(count, language)} unit={unit} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Count({ of, count, unit }: { of: string; count: string; unit: Follower['unit'] }) {
  const { t } = useTranslation('home');
  const text = t(`sections.community.${unit}`, { count, network: of });
  const profile = usePage().profiles?.find(({ name }) => name === of);
  if (!profile) return text;
  return (
    <a href={profile.to} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
