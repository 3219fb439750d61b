import { RemoteWidget } from '@tractor-haat/platform';
import { HomeSection } from './home-section.tsx';
import { RenderNearViewport } from './render-near-viewport.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

const ROW_PROPS = { limit: 3 } as const;

export function Advice() {
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
