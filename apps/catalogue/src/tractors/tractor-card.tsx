import { tractorName } from '@tractor-haat/pages';
import { usePopupButton, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { CompareTick, savedTractor } from '../compare/compare-tick.tsx';
import { TractorFace, type TractorFaceProps } from './tractor-face.tsx';

export { useTractorFacts } from './tractor-face.tsx';

/** One tractor with what can be done with it: ask for its price, put it aside to compare. */
export function TractorCard(props: Omit<TractorFaceProps, 'actions'>) {
  const { tractor } = props;
  return (
    <TractorFace
      {...props}
      actions={
        <>
          <GetPrice tractor={tractor} />
          <CompareTick product={savedTractor(tractor)} />
        </>
      }
    />
  );
}

function GetPrice({ tractor }: Pick<TractorFaceProps, 'tractor'>) {
  const { t } = useTranslation('lists');
  const name = tractorName(tractor);
  const { state, button } = usePopupButton('enquiry/form-popup', {
    form: 'tractor-on-road',
    productId: tractor.id,
    productName: name,
    prefill: { brand: tractor.brand_slug, model: tractor.slug },
  });
  const words = tractor.price ? 'price.on_road' : 'price.tell_me';
  return (
    <Button
      {...button}
      variant="quiet"
      size="small"
      busy={state === 'busy'}
      aria-label={`${t(words)}: ${name}`}
    >
      {state === 'failed' ? t('unavailable') : t(words)}
    </Button>
  );
}
