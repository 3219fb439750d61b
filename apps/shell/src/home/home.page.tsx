import { Link, PageHead, RemoteWidget, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead, VisuallyHidden } from '@tractor-haat/ui';
import { Hero } from './hero.tsx';
import { OfferingsGrid } from './offerings-grid.tsx';

/** Home is made of the sections' own pieces: it holds no catalogue code. */
export function Component() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('title')} description={t('intro')} />
      <Hero />
      <Band labelledBy="offerings">
        <VisuallyHidden>
          <h2 id="offerings">{t('tiles.heading')}</h2>
        </VisuallyHidden>
        <OfferingsGrid />
      </Band>
      <Band on="ground" labelledBy="implements">
        <SectionHead
          id="implements"
          title={t('implements_heading')}
          line={t('implements_line')}
          more={{ to: '/tractor-implements-in-india', text: t('see_all') }}
          as={Link}
        />
        <RemoteWidget name="catalogue/implement-types" props={{ limit: 8 }} />
      </Band>
    </>
  );
}
