import type { ImplementCard } from '@tractor-haat/api-client';
import { MachinePicture } from '@tractor-haat/pages';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Box, MaskedPrice, MissingPrice } from '@tractor-haat/ui';
import { Enquire } from '../components/enquire.tsx';
import type { PlaceData } from './load-place.ts';
import styles from './on-road.module.css';
import { toPlacePrefill } from './use-place-choices.ts';

export function ImplementPriceRequest({
  implement,
  place,
}: {
  implement: ImplementCard;
  place: PlaceData;
}) {
  const { t } = useTranslation('onroad');
  const { id, slug, type_slug: type, brand_slug: brand, brand_name, model, picture } = implement;
  const name = `${brand_name.text} ${model}`;
  const isHidden = implement.price === 'hidden';
  return (
    <Box labelledBy="implement-asked" className={styles.asked}>
      <div className={styles.photo}>
        <MachinePicture picture={picture} sizes="(min-width: 800px) 288px, 90vw" />
      </div>
      <div>
        <h2 id="implement-asked">{name}</h2>
        {isHidden ? (
          <>
            <MaskedPrice label={t('implement_price.masked')} size="big" />
            <p className={styles.note}>{t('implement_price.after_code')}</p>
          </>
        ) : (
          <MissingPrice>{t('price.coming_soon')}</MissingPrice>
        )}
        <Enquire
          form="implement-on-road"
          productId={id}
          productName={name}
          prefill={{ type, brand, model, ...toPlacePrefill(place) }}
          label={t(isHidden ? 'price.get' : 'price.tell_me')}
        />
        <p className={styles.more}>
          <Link to={`/tractor-implements/${brand}/${slug}/${id}`}>
            {t('on_road.see_more', { name })}
          </Link>
        </p>
      </div>
    </Box>
  );
}
