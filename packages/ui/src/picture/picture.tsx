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
  /** Alternative text. Empty if a text beside the picture has the same content. */
  alt: string;
  /** Intrinsic size in px, which reserves the space. */
  width: number;
  height: number;
  /** True above the fold, where the picture is preloaded and loaded eagerly. By default it is loaded lazily. */
  priority?: boolean;
  className?: string | undefined;
};

const createSrcSet = ({ source, widths }: PictureProps, format: PictureFormat) =>
  widths.map((width) => `${source(width, format)} ${width}w`).join(', ');

/** An AVIF image with a WebP fallback. Its space has a background colour until it is loaded. */
export function Picture(props: PictureProps) {
  const { source, widths, sizes, alt, width, height, priority = false, className } = props;
  const avif = createSrcSet(props, 'avif');
  const fallback = source(widths[Math.floor(widths.length / 2)] ?? width, 'webp');
  if (priority) {
    // React preloads a plain `img` with high priority, but not one inside `picture`.
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
        // Before `src`, because older versions of Safari start to load when they reach `src`.
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : 'low'}
        // One width for browsers without AVIF, because a second list of URLs would be 5 % of a page's HTML.
        src={fallback}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
