import { api, type TractorCard } from '@tractor-haat/api-client';
import { formatNumber, formatRupees, type Language } from '@tractor-haat/i18n';
import { MachinePicture, tractorName } from '@tractor-haat/pages';
import { Link, usePage, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import type { RowProps } from '../contract.ts';
import { toComparePath } from '../saved/to-compare-path.ts';
import styles from './compare-pairs.module.css';
import { type Pair, pairSimilarTractors } from './pair-similar-tractors.ts';

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Pair[]> {
  const { items } = await api.get('/api/v1/tractors', {
    query: { sort: 'popular', language },
    signal,
  });
  return pairSimilarTractors(items, props.limit);
}

export function Component({ data }: RowProps & { data: Pair[] }) {
  const { t } = useTranslation('choose');
  const { language } = usePage();
  if (data.length === 0) return null;
  return (
    <ul className={styles.pairs}>
      {data.map((pair) => (
        <li key={pair.map(({ id }) => id).join('-')}>
          <Link to={toComparePath(pair.map(({ slug }) => slug))} className={styles.pair}>
            <Side tractor={pair[0]} language={language} />
            <span className={styles.versus}>{t('compare.versus')}</span>
            <Side tractor={pair[1]} language={language} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Side({ tractor, language }: { tractor: TractorCard; language: Language }) {
  const { hp, price, picture } = tractor;
  return (
    <span className={styles.side}>
      <MachinePicture picture={picture} sizes="(min-width: 800px) 280px, 44vw" />
      <b translate="no">{tractorName(tractor)}</b>
      <span className={styles.facts}>
        {hp === null ? null : <span>{`${formatNumber(hp, language)} HP`}</span>}
        {price === null ? null : <span>{formatRupees(price.min_inr, language)}</span>}
      </span>
    </span>
  );
}
