import { RemoteWidget } from '@tractor-haat/platform';
import { HomeSection } from './home-section.tsx';
import { RowPlace } from './row-place.tsx';
import { WhenNear } from './when-near.tsx';

const THREE = { limit: 3 } as const;

/** Posts, videos and reviews. */
export function Advice() {
  const place = <RowPlace columns={3} shape="picture" />;
  // Text placeholders, because pictures would be higher than reviews.
  const lines = <RowPlace columns={3} shape="text" />;
  return (
    <>
      <HomeSection name="news" all="/tractor-industry-news-blogs">
        <WhenNear of="news" room="leaves" place={place}>
          <RemoteWidget name="media/news-row" props={THREE} fallback={place} />
        </WhenNear>
      </HomeSection>
      <HomeSection name="videos" on="ground" all="/tractor-videos">
        <WhenNear of="videos" room="leaves" place={place}>
          <RemoteWidget name="media/video-row" props={THREE} fallback={place} />
        </WhenNear>
      </HomeSection>
      <HomeSection name="reviews" all="/tractor-review">
        <WhenNear of="reviews" room="reviews" place={lines}>
          <RemoteWidget name="catalogue/owner-reviews" props={THREE} fallback={lines} />
        </WhenNear>
      </HomeSection>
    </>
  );
}
