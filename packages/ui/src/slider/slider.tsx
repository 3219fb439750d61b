import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { SlideRow } from './slide-row.tsx';
import styles from './slider.module.css';
import { SliderButtons, type SliderTexts } from './slider-buttons.tsx';
import { useSlider } from './use-slider.ts';

export type SliderProps = {
  /** Names the slider: "Popular tractors". */
  label: string;
  texts: SliderTexts;
  /** Each child is a slide. */
  children: ReactNode;
};

/**
 * Cards in a row: three in sight, two under 786 px, one under 450 px. It never moves by itself.
 * Without script, and until Swiper has come, it is a row to scroll.
 */
export function Slider({ label, texts, children }: SliderProps) {
  const view = useRef<HTMLDivElement>(null);
  const slider = useSlider(view, 'three');
  const slides = Children.toArray(children).map((content, place) => ({
    key: isValidElement(content) && content.key ? content.key : String(place),
    content,
  }));
  return (
    <section className={styles.root} aria-label={label}>
      <SlideRow view={view} inView="three" slides={slides} />
      <SliderButtons {...slider} inView="three" count={slides.length} texts={texts} />
    </section>
  );
}
