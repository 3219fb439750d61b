import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import styles from './community.module.css';

interface NetworkFollowers {
  readonly name: string;
  readonly count: number;
  readonly unit: 'subscribers' | 'followers';
}

/** Demonstration numbers, which the page labels as demonstration. The operator replaces them. */
const networks: readonly NetworkFollowers[] = [
  { name: 'YouTube', count: 210_000, unit: 'subscribers' },
  { name: 'Facebook', count: 96_000, unit: 'followers' },
  { name: 'Instagram', count: 54_000, unit: 'followers' },
  { name: 'X', count: 12_400, unit: 'followers' },
  { name: 'LinkedIn', count: 8_900, unit: 'followers' },
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
        {networks.map(({ name, unit, count }) => (
          <li key={name} className={styles.network}>
            <FollowerCount network={name} count={formatNumber(count, language)} unit={unit} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function FollowerCount({
  network,
  count,
  unit,
}: {
  network: string;
  count: string;
  unit: NetworkFollowers['unit'];
}) {
  const { t } = useTranslation('home');
  const text = t(`sections.community.${unit}`, { count, network });
  const profile = usePage().profiles?.find(({ name }) => name === network);
  if (!profile) return text;
  return (
    <a href={profile.to} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
