import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { SlideRow } from './slide-row.tsx';
import styles from './slider.module.css';
import { SliderButtons, type SliderTexts } from './slider-buttons.tsx';
import { useSlider } from './use-slider.ts';

export type SliderProps = {
  /** Label of the slider: "Popular tractors". */
  label: string;
  texts: SliderTexts;
  /** Each child is a slide. */
  children: ReactNode;
};

/**
 * A row of cards, of which three are visible, two below 786 px and one below 450 px. Without JavaScript, and until
 * Swiper is loaded, it is a scrollable row.
 */
export function Slider({ label, texts, children }: SliderProps) {
  const view = useRef<HTMLDivElement>(null);
  const slider = useSlider(view, 'three');
  const slides = Children.toArray(children).map((content, index) => ({
    key: isValidElement(content) && content.key ? content.key : String(index),
    content,
  }));
  return (
    <section className={styles.root} aria-label={label}>
      <SlideRow view={view} inView="three" slides={slides} />
      <SliderButtons {...slider} inView="three" count={slides.length} texts={texts} />
    </section>
  );
}
