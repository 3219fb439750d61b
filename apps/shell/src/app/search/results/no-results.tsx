import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipRow, EmptyState, FilterChip } from '@tractor-haat/ui';
import styles from './search.module.css';

const POPULAR_PAGES = [
  { label: 'tractors.all', to: '/tractors' },
  { label: 'tractors.mini', to: '/mini-tractors-in-india' },
  { label: 'used.buy', to: '/second-hand-tractor' },
  { label: 'implement.rotavator', to: '/tractor-implements-in-india/rotavator' },
  { label: 'tractor_brand.mahindra', to: '/tractor/mahindra' },
  { label: 'tractor_brand.swaraj', to: '/tractor/swaraj' },
  { label: 'tyre.tyres', to: '/tyres' },
  { label: 'loan.emi', to: '/tractor-emi-calculator' },
  { label: 'blog.subsidies', to: '/tractors-subsidy-in-india' },
];

export function NoResults({ title, line }: { title?: string; line: string }) {
  const { t } = useTranslation('menus');
  return (
    <div className={styles.nothing}>
      <EmptyState title={title ?? line}>{title ? <p>{line}</p> : null}</EmptyState>
      <h2 className={styles.often}>{t('search.often')}</h2>
      <ChipRow>
        {POPULAR_PAGES.map(({ label, to }) => (
          <FilterChip key={to} to={to} as={Link} isProperName={label.startsWith('tractor_brand.')}>
            {t(label)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
