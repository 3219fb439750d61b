import { classNames, Rail, Skeleton, type SkeletonProps } from '@tractor-haat/ui';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './render-near-viewport.module.css';

const ROOT_MARGIN = '1200px';

interface RenderNearViewportProps {
  readonly section: DeferredSection;
  /** Name of the reserved height, a class of the style sheet. */
  readonly room: 'machines' | 'types' | 'pairs' | 'instalment' | 'leaves' | 'reviews';
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Renders the content when it comes near the viewport. Until then the placeholder reserves its height. */
export function RenderNearViewport({
  section,
  room,
  placeholder,
  children,
}: RenderNearViewportProps) {
  const placeholderRef = useRef<HTMLDivElement>(null);
  const PlainLinks = useContext(PlainLinksContext);
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    if (isNearby || !placeholderRef.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNearby(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(placeholderRef.current);
    return () => observer.disconnect();
  }, [isNearby]);
  return (
    <div ref={placeholderRef} data-fill="" className={classNames(styles.room, styles[room])}>
      <noscript>{PlainLinks ? <PlainLinks section={section} /> : null}</noscript>
      {isNearby ? children : placeholder}
    </div>
  );
}

export type DeferredSection =
  | 'latest'
  | 'used'
  | 'compare'
  | 'emi'
  | 'implements'
  | 'mini'
  | 'tyres'
  | 'news'
  | 'videos'
  | 'reviews';

/**
 * Links that replace a section when JavaScript is disabled. Only the server provides this context. React does not
 * render `<noscript>` content in browsers, so the browser bundle needs neither the links nor their translations.
 */
export const PlainLinksContext = createContext<ComponentType<{ section: DeferredSection }> | null>(
  null,
);

const SKELETON_KEYS = ['first', 'second', 'third', 'fourth'];

export function RowSkeleton({
  columns = 4,
  shape = 'card',
}: {
  columns?: 3 | 4;
  shape?: SkeletonProps['shape'];
}) {
  return (
    <Rail columns={columns}>
      {SKELETON_KEYS.slice(0, columns).map((key) => (
        <Skeleton key={key} shape={shape} />
      ))}
    </Rail>
  );
}
