import { preload } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export type PictureFormat = 'avif' | 'webp';

export type PictureProps = {
  /** Address of the picture at a width in px: `(width, format) => '/img/...'`. */
  source: (width: number, format: PictureFormat) => string;
  /** Widths that exist, ascending: `[200, 400, 800]`. */
  widths: readonly number[];
  /** How wide it is drawn, as in the HTML attribute: `(min-width: 800px) 288px, 128px`. */
  sizes: string;
  /** Words for those who cannot see it; '' when its neighbour says the same. */
  alt: string;
  /** Its own proportions in px: the page keeps the place free before it loads. */
  width: number;
  height: number;
  /** In the first view: loaded at once, with a preload in the head. Lazy otherwise. */
  priority?: boolean;
  className?: string | undefined;
};

const srcSetOf = ({ source, widths }: PictureProps, format: PictureFormat) =>
  widths.map((width) => `${source(width, format)} ${width}w`).join(', ');

/** A picture in AVIF with WebP behind it; ground colour until it is there. */
export function Picture(props: PictureProps) {
  const { source, widths, sizes, alt, width, height, priority = false, className } = props;
  const avif = srcSetOf(props, 'avif');
  const fallback = source(widths[Math.floor(widths.length / 2)] ?? width, 'webp');
  if (priority) {
    // React preloads a bare img itself, but not one inside picture.
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
        // For the few without AVIF one width: another list of addresses would be a twentieth of a page's HTML.
        src={fallback}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
