import { notFound, PageHead } from '@tractor-haat/platform';
import { Wrap } from '@tractor-haat/ui';
import { ActionParts } from './action-parts.tsx';
import { CardParts } from './card-parts.tsx';
import { ChoiceParts } from './choice-parts.tsx';
import { ColourParts } from './colour-parts.tsx';
import { ContentParts } from './content-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import styles from './gallery.module.css';
import { LayerParts } from './layer-parts.tsx';
import { LetterParts } from './letter-parts.tsx';
import { NumberParts } from './number-parts.tsx';
import { RatingParts } from './rating-parts.tsx';
import { SignParts } from './sign-parts.tsx';
import { SliderParts } from './slider-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { WayParts } from './way-parts.tsx';
import { useWords } from './words.ts';

/**
 * Available with `UI_GALLERY=on` for the site server, in development and staging; 404 elsewhere. No page links here.
 */
export function loader() {
  if (typeof window === 'undefined' && process.env.UI_GALLERY !== 'on') throw notFound();
  return null;
}

/** All ui components in all states, for review and tests in four languages. */
export function Component() {
  const word = useWords();
  return (
    <>
      <PageHead title={word('title')} description={word('intro')} />
      <meta name="robots" content="noindex" />
      <Wrap className={styles.head}>
        <h1>{word('title')}</h1>
        <p>{word('intro')}</p>
      </Wrap>
      <ColourParts />
      <LetterParts />
      <ActionParts />
      <FieldParts />
      <ChoiceParts />
      <NumberParts />
      <LayerParts />
      <ContentParts />
      <RatingParts />
      <CardParts />
      <SliderParts />
      <StateParts />
      <WayParts />
      <SignParts />
    </>
  );
}
