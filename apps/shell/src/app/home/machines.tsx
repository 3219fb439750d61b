import { RemoteWidget } from '@tractor-haat/platform';
import { Band, Skeleton } from '@tractor-haat/ui';
import styles from './home-section.module.css';
import { HomeHead, HomeSection } from './home-section.tsx';
import { RowPlace } from './row-place.tsx';
import { WhenNear } from './when-near.tsx';

const FOUR = { limit: 4 } as const;

/** Tractors, implements and tyres: finder, comparison, calculators. */
export function Machines() {
  return (
    <>
      <HomeSection name="popular" on="ground" all="/tractors">
        <RemoteWidget
          name="catalogue/tractor-row"
          props={{ list: 'popular', ...FOUR }}
          fallback={<RowPlace />}
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
        <WhenNear of="latest" room="machines" place={<RowPlace />}>
          <RemoteWidget
            name="catalogue/tractor-row"
            props={{ list: 'latest', ...FOUR }}
            fallback={<RowPlace />}
          />
        </WhenNear>
      </HomeSection>
      <HomeSection name="used" on="ground" all="/second-hand-tractor">
        <WhenNear of="used" room="machines" place={<RowPlace />}>
          <RemoteWidget name="catalogue/used-row" props={FOUR} fallback={<RowPlace />} />
        </WhenNear>
      </HomeSection>
      <Band>
        <div className={styles.halves}>
          <section className={`${styles.half} ${styles.section}`} aria-labelledby="compare">
            <HomeHead name="compare" all="/compare-tractors" />
            <WhenNear of="compare" room="pairs" place={<Skeleton shape="picture" />}>
              <RemoteWidget
                name="catalogue/compare-pairs"
                props={{ limit: 2 }}
                fallback={<Skeleton shape="picture" />}
              />
            </WhenNear>
          </section>
          <section className={`${styles.half} ${styles.section}`} aria-labelledby="emi">
            <HomeHead name="emi" all="/tractor-emi-calculator" />
            <WhenNear of="emi" room="instalment" place={<Skeleton shape="picture" />}>
              <RemoteWidget
                name="finance/emi-strip"
                props={{}}
                fallback={<Skeleton shape="picture" />}
              />
            </WhenNear>
          </section>
        </div>
      </Band>
      <HomeSection name="implements" on="ground" all="/tractor-implements-in-india">
        <WhenNear of="implements" room="types" place={<RowPlace shape="picture" />}>
          <RemoteWidget
            name="catalogue/implement-types"
            props={{ limit: 8 }}
            fallback={<RowPlace shape="picture" />}
          />
        </WhenNear>
      </HomeSection>
      <HomeSection name="mini" all="/mini-tractors-in-india">
        <WhenNear of="mini" room="machines" place={<RowPlace />}>
          <RemoteWidget
            name="catalogue/tractor-row"
            props={{ list: 'mini', ...FOUR }}
            fallback={<RowPlace />}
          />
        </WhenNear>
      </HomeSection>
      <HomeSection name="tyres" on="ground" all="/tyres">
        <WhenNear of="tyres" room="machines" place={<RowPlace />}>
          <RemoteWidget name="catalogue/tyre-row" props={FOUR} fallback={<RowPlace />} />
        </WhenNear>
      </HomeSection>
    </>
  );
}
