import { JsonLd, PageHead, useTranslation } from '@tractor-haat/platform';
import { Band, VisuallyHidden } from '@tractor-haat/ui';
import { useRef } from 'react';
import { Advice } from './advice.tsx';
import { Community } from './community.tsx';
import { useGoWithin } from './go-within.ts';
import { Hero } from './hero.tsx';
import { Machines } from './machines.tsx';
import { OfferingsGrid } from './offerings-grid.tsx';
import { Questions } from './questions.tsx';
import { useSiteStructure } from './site-structure.ts';

/** Home consists of widgets of the remotes; it contains no catalogue code. */
export function Component() {
  const { t } = useTranslation('home');
  const page = useRef<HTMLDivElement>(null);
  useGoWithin(page);
  return (
    <div ref={page}>
      <PageHead title={t('title')} description={t('intro')} />
      <JsonLd data={useSiteStructure()} />
      <Hero />
      <Band labelledBy="offerings">
        <h2 id="offerings">
          <VisuallyHidden>{t('tiles.heading')}</VisuallyHidden>
        </h2>
        <OfferingsGrid />
      </Band>
      <Machines />
      <Advice />
      <Questions />
      <Community />
    </div>
  );
}
