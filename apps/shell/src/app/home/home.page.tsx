import { picturePath } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import {
  JsonLd,
  PageHead,
  RemoteWidget,
  type StructuredData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Accordion, AccordionItem, Band, VisuallyHidden, Wrap } from '@tractor-haat/ui';
import { useRef } from 'react';
import { Community } from './community.tsx';
import styles from './hero.module.css';
import { HomeHead, HomeSection } from './home-section.tsx';
import { Machines } from './machines.tsx';
import { OfferingsGrid } from './offerings-grid.tsx';
import { RenderNearViewport, RowSkeleton } from './render-near-viewport.tsx';
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

const HERO_PICTURE = { kind: 'hero', id: 'home', view: 'phone' };

function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <picture>
        <source
          media="(min-width: 800px)"
          type="image/avif"
          srcSet={`${picturePath({ ...HERO_PICTURE, view: 'wide' }, 1200, 'avif')} 1200w`}
        />
        <source type="image/avif" srcSet={`${picturePath(HERO_PICTURE, 800, 'avif')} 800w`} />
        <img
          className={styles.picture}
          src={picturePath(HERO_PICTURE, 800, 'webp')}
          alt=""
          width="800"
          height="420"
          fetchPriority="high"
        />
      </picture>
      <Wrap className={styles.words}>
        <div className={styles.box}>
          <h1>{t('heading')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
          <RemoteWidget name="catalogue/finder" props={{}} />
        </div>
      </Wrap>
    </div>
  );
}

const ROW_PROPS = { limit: 3 } as const;

function Advice() {
  const pictureSkeleton = <RowSkeleton columns={3} shape="picture" />;
  const textSkeleton = <RowSkeleton columns={3} shape="text" />;
  return (
    <>
      <HomeSection name="news" all="/tractor-industry-news-blogs">
        <RenderNearViewport section="news" room="leaves" placeholder={pictureSkeleton}>
          <RemoteWidget name="media/news-row" props={ROW_PROPS} fallback={pictureSkeleton} />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="videos" on="ground" all="/tractor-videos">
        <RenderNearViewport section="videos" room="leaves" placeholder={pictureSkeleton}>
          <RemoteWidget name="media/video-row" props={ROW_PROPS} fallback={pictureSkeleton} />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="reviews" all="/tractor-review">
        <RenderNearViewport section="reviews" room="reviews" placeholder={textSkeleton}>
          <RemoteWidget name="catalogue/owner-reviews" props={ROW_PROPS} fallback={textSkeleton} />
        </RenderNearViewport>
      </HomeSection>
    </>
  );
}

function useSiteStructuredData(): StructuredData {
  const { language, origin, siteName } = usePage();
  const home = origin + localizePath(language, '/');
  const search = origin + localizePath(language, '/search');
  const organisation = `${origin}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: siteName,
        url: origin,
        logo: `${origin}/favicon.svg`,
      },
      {
        '@type': 'WebSite',
        name: siteName,
        url: home,
        inLanguage: language,
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={query}` },
          'query-input': 'required name=query',
        },
      },
    ],
  };
}
