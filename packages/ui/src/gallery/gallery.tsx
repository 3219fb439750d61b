import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { SlideRow } from '../slider/slide-row.tsx';
import { SliderButtons, type SliderTexts } from '../slider/slider-buttons.tsx';
import { useSlider } from '../slider/use-slider.ts';
import styles from './gallery.module.css';

export type GalleryPicture = {
  /** Unique in the gallery. */
  id: string;
  /** A full-width `Picture` with `alt`. */
  picture: ReactNode;
  /** A small `Picture` with empty `alt`. */
  thumb: ReactNode;
  /** Label of the link around the thumbnail: "Rear view". */
  label: string;
};

export type GalleryProps = {
  /** Label of the gallery: "Pictures of Mahindra 575 DI". */
  label: string;
  pictures: readonly GalleryPicture[];
  texts: SliderTexts;
};

/** One large picture with thumbnails. Without JavaScript the thumbnails are links. */
export function Gallery({ label, pictures, texts }: GalleryProps) {
  const baseId = useId();
  const view = useRef<HTMLDivElement>(null);
  const slider = useSlider(view, 'one');
  const currentIndex = slider.state?.at ?? 0;
  const slideId = (id: string) => `${baseId}${id}`;
  const slides = pictures.map(({ id, picture }) => ({
    key: id,
    id: slideId(id),
    content: <div className={styles.picture}>{picture}</div>,
  }));
  return (
    <section className={styles.root} aria-label={label}>
      <SlideRow view={view} inView="one" slides={slides} />
      {pictures.length > 1 && (
        <div className={styles.foot}>
          <ul className={styles.thumbs}>
            {pictures.map(({ id, thumb, label: name }, index) => (
              <li key={id}>
                <a
                  href={`#${slideId(id)}`}
                  className={classNames(styles.thumb, index === currentIndex && styles.shown)}
                  aria-label={name}
                  aria-current={index === currentIndex}
                  onClick={(event) => {
                    if (!slider.state) return;
                    event.preventDefault();
                    slider.slideTo(index);
                  }}
                >
                  {thumb}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <SliderButtons {...slider} inView="one" count={pictures.length} texts={texts} />
          </div>
        </div>
      )}
    </section>
  );
}
