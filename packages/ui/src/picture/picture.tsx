import { preload } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export type PictureFormat = 'avif' | 'webp';

export type PictureProps = {
  /** URL by width in px: `(width, format) => '/img/...'`. */
  source: (width: number, format: PictureFormat) => string;
  /** Available widths, ascending: `[200, 400, 800]`. */
  widths: readonly number[];
  /** The `sizes` attribute: `(min-width: 800px) 288px, 128px`. */
  sizes: string;
  /** Alternative text; '' if a text beside it says the same. */
  alt: string;
  /** Intrinsic size in px, which reserves the space. */
  width: number;
  height: number;
  /** Above the fold: eager with a preload. Lazy otherwise. */
  priority?: boolean;
  className?: string | undefined;
};

const createSrcSet = ({ source, widths }: PictureProps, format: PictureFormat) =>
  widths.map((width) => `${source(width, format)} ${width}w`).join(', ');

/** AVIF with a WebP fallback; background colour while loading. */
export function Picture(props: PictureProps) {
  const { source, widths, sizes, alt, width, height, priority = false, className } = props;
  const avif = createSrcSet(props, 'avif');
  const fallback = source(widths[Math.floor(widths.length / 2)] ?? width, 'webp');
  if (priority) {
    // React preloads a plain img, but not one inside picture.
    preload(fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={classNames(styles.image, className)}
        // Before src: an older Safari starts the eager load of src on meeting it.
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : 'low'}
        // Browsers without AVIF get one width: a second list of URLs would be a twentieth of a page's HTML.
        src={fallback}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
