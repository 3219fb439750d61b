import { RemoteWidget } from '@tractor-haat/platform';
import { HomeSection } from './home-section.tsx';
import { RenderNearViewport } from './render-near-viewport.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

const THREE_ITEMS = { limit: 3 } as const;

export function Advice() {
  const pictureSkeleton = <RowSkeleton columns={3} shape="picture" />;
  const textSkeleton = <RowSkeleton columns={3} shape="text" />;
  return (
    <>
      <HomeSection name="news" all="/tractor-industry-news-blogs">
        <RenderNearViewport of="news" room="leaves" placeholder={pictureSkeleton}>
          <RemoteWidget name="media/news-row" props={THREE_ITEMS} fallback={pictureSkeleton} />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="videos" on="ground" all="/tractor-videos">
        <RenderNearViewport of="videos" room="leaves" placeholder={pictureSkeleton}>
          <RemoteWidget name="media/video-row" props={THREE_ITEMS} fallback={pictureSkeleton} />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="reviews" all="/tractor-review">
        <RenderNearViewport of="reviews" room="reviews" placeholder={textSkeleton}>
          <RemoteWidget
            name="catalogue/owner-reviews"
            props={THREE_ITEMS}
            fallback={textSkeleton}
          />
        </RenderNearViewport>
      </HomeSection>
    </>
  );
}
