import type { TractorFacts } from '@tractor-haat/api-client';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Box, MissingPrice, Price, ProperNames } from '@tractor-haat/ui';
import { Enquire } from '../components/enquire.tsx';
import { ShareLink } from '../components/share-link.tsx';
import type { RoadTotal } from './create-price-lines.ts';
import type { PlaceData } from './load-place.ts';
import styles from './on-road.module.css';
import { toPlacePrefill } from './use-place-choices.ts';

interface BillTotalProps {
  readonly total: RoadTotal | null;
  readonly tractor: TractorFacts;
  readonly name: string;
  readonly place: PlaceData;
}

export function BillTotal({ total, tractor, name, place }: BillTotalProps) {
  const { t } = useTranslation('onroad');
  const { language } = usePage();
  const { brand_slug: brand, slug: model, id } = tractor;
  const state = place.states.find(({ slug }) => slug === place.state)?.state;
  const missing = total?.missing.map((line) => t(`on_road.line.${line}`)).join(', ');
  const shareQuery = new URLSearchParams({ tractor: model, ...toPlacePrefill(place) });
  const loanQuery = new URLSearchParams({
    price: String(total?.min ?? ''),
    ...(place.state ? { state: place.state } : {}),
  });
  const dealerQuery = new URLSearchParams({
    brand,
    ...(place.state ? { state: place.state } : {}),
  });
  return (
    <div className={styles.total}>
      <Box labelledBy="on-road-total">
        <h2 id="on-road-total">
          <ProperNames text={t('on_road.total', { name })} names={[name]} />
        </h2>
        <p>{state ? t('on_road.in_state', { state }) : t('on_road.no_state')}</p>
        <div aria-live="polite">
          {total ? (
            <Price amount={[total.min, total.max]} language={language} size="big" />
          ) : (
            <MissingPrice>{t('on_road.no_total')}</MissingPrice>
          )}
          {missing ? (
            <p className={styles.note}>{t('on_road.missing', { lines: missing })}</p>
          ) : null}
        </div>
        <Enquire
          form="tractor-on-road"
          productId={id}
          productName={name}
          prefill={{ brand, model, ...toPlacePrefill(place) }}
          label={t('on_road.ask_dealers')}
        />
        <div className={styles.share}>
          <ShareLink name={t('on_road.total', { name })} query={`?${shareQuery}`} />
        </div>
        <p className={styles.more}>
          <Link to={`/tractor-dealers-in-india?${dealerQuery}`}>{t('on_road.dealers')}</Link>
          {total ? (
            <Link to={`/tractor-emi-calculator?${loanQuery}`}>{t('on_road.emi')}</Link>
          ) : null}
        </p>
      </Box>
    </div>
  );
}
