import { RemoteWidget } from '@tractor-haat/platform';
import { Band, Skeleton } from '@tractor-haat/ui';
import styles from './home-section.module.css';
import { HomeHead, HomeSection } from './home-section.tsx';
import { RenderNearViewport, RowSkeleton } from './render-near-viewport.tsx';

const ROW_PROPS = { limit: 4 } as const;

export function Machines() {
  return (
    <>
      <HomeSection name="popular" on="ground" all="/tractors">
        <RemoteWidget
          name="catalogue/tractor-row"
          props={{ list: 'popular', ...ROW_PROPS }}
          fallback={<RowSkeleton />}
        />
      </HomeSection>
      <HomeSection name="power">
        <RemoteWidget
          name="catalogue/power-chooser"
          props={{}}
          fallback={<Skeleton shape="picture" />}
        />
      </HomeSection>
      <HomeSection name="brands" on="ground" all="/tractor-brands">
        <RemoteWidget
          name="catalogue/brand-tiles"
          props={{ limit: 12 }}
          fallback={<Skeleton shape="picture" />}
        />
      </HomeSection>
      <HomeSection name="latest" all="/latest-tractors-in-india">
        <RenderNearViewport section="latest" room="machines" placeholder={<RowSkeleton />}>
          <RemoteWidget
            name="catalogue/tractor-row"
            props={{ list: 'latest', ...ROW_PROPS }}
            fallback={<RowSkeleton />}
          />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="used" on="ground" all="/second-hand-tractor">
        <RenderNearViewport section="used" room="machines" placeholder={<RowSkeleton />}>
          <RemoteWidget name="catalogue/used-row" props={ROW_PROPS} fallback={<RowSkeleton />} />
        </RenderNearViewport>
      </HomeSection>
      <Band>
        <div className={styles.halves}>
          <section className={`${styles.half} ${styles.section}`} aria-labelledby="compare">
            <HomeHead name="compare" all="/compare-tractors" />
            <RenderNearViewport
              section="compare"
              room="pairs"
              placeholder={<Skeleton shape="picture" />}
            >
              <RemoteWidget
                name="catalogue/compare-pairs"
                props={{ limit: 2 }}
                fallback={<Skeleton shape="picture" />}
              />
            </RenderNearViewport>
          </section>
          <section className={`${styles.half} ${styles.section}`} aria-labelledby="emi">
            <HomeHead name="emi" all="/tractor-emi-calculator" />
            <RenderNearViewport
              section="emi"
              room="instalment"
              placeholder={<Skeleton shape="picture" />}
            >
              <RemoteWidget
                name="finance/emi-strip"
                props={{}}
                fallback={<Skeleton shape="picture" />}
              />
            </RenderNearViewport>
          </section>
        </div>
      </Band>
      <HomeSection name="implements" on="ground" all="/tractor-implements-in-india">
        <RenderNearViewport
          section="implements"
          room="types"
          placeholder={<RowSkeleton shape="picture" />}
        >
          <RemoteWidget
            name="catalogue/implement-types"
            props={{ limit: 8 }}
            fallback={<RowSkeleton shape="picture" />}
          />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="mini" all="/mini-tractors-in-india">
        <RenderNearViewport section="mini" room="machines" placeholder={<RowSkeleton />}>
          <RemoteWidget
            name="catalogue/tractor-row"
            props={{ list: 'mini', ...ROW_PROPS }}
            fallback={<RowSkeleton />}
          />
        </RenderNearViewport>
      </HomeSection>
      <HomeSection name="tyres" on="ground" all="/tyres">
        <RenderNearViewport section="tyres" room="machines" placeholder={<RowSkeleton />}>
          <RemoteWidget name="catalogue/tyre-row" props={ROW_PROPS} fallback={<RowSkeleton />} />
        </RenderNearViewport>
      </HomeSection>
    </>
  );
}
