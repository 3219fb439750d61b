import { JsonLd, PageHead, useTranslation } from '@tractor-haat/platform';
import { Accordion, AccordionItem, Band, VisuallyHidden } from '@tractor-haat/ui';
import { useRef } from 'react';
import { Advice } from './advice.tsx';
import { Community } from './community.tsx';
import { Hero } from './hero.tsx';
import { HomeHead } from './home-section.tsx';
import { Machines } from './machines.tsx';
import { OfferingsGrid } from './offerings-grid.tsx';
import { useSiteStructuredData } from './use-site-structured-data.ts';
import { useStaticLinkNavigation } from './use-static-link-navigation.ts';

const QUESTION_KEYS = ['price', 'loan', 'used', 'number'] as const;

export function Component() {
  const { t } = useTranslation('home');
  const page = useRef<HTMLDivElement>(null);
  useStaticLinkNavigation(page);
  return (
    <div ref={page}>
      <PageHead title={t('title')} description={t('intro')} />
      <JsonLd data={useSiteStructuredData()} />
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

function Questions() {
  const { t } = useTranslation('home');
  return (
    <Band on="ground" labelledBy="questions">
      <HomeHead name="questions" all="/tractors-question-hub" />
      <Accordion>
        {QUESTION_KEYS.map((name, index) => (
          <AccordionItem
            key={name}
            title={t(`questions.${name}.question`)}
            headingLevel={3}
            open={index === 0}
          >
            <p>{t(`questions.${name}.answer`)}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Band>
  );
}
