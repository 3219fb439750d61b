import { withMarkupCache } from '@tractor-haat/platform';
import { CardActions } from './card-actions.tsx';
import { TractorFace, type TractorFaceProps } from './tractor-face.tsx';

export { useTractorFacts } from './tractor-face.tsx';

export const TractorCard = withMarkupCache(function TractorCard(
  props: Omit<TractorFaceProps, 'actions'>,
) {
  const { id, slug, brand_slug, brand_name, model, picture, price } = props.tractor;
  return (
    <TractorFace
      {...props}
      actions={
        <CardActions
          {...{ id, slug, model, picture }}
          brandSlug={brand_slug}
          brand={brand_name.text}
          hasPrice={price !== null}
        />
      }
    />
  );
});
