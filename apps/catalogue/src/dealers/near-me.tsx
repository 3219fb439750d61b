import {
  ApiError,
  type DealerKind,
  getNearestPlace,
  NEARBY_RADIUS_KM,
  type NearDealer,
  type NearestPlace,
  suggestDealers,
} from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, currentPosition } from '@tractor-haat/ui';
import { PlaceIcon } from '@tractor-haat/ui/icons';
import { useRef, useState } from 'react';
import { DealerRow } from './dealer-row.tsx';
import styles from './dealers.module.css';

type NearbyDealers = {
  place: NearestPlace;
  dealers: readonly NearDealer[];
  /** Set only if `dealers` is empty. */
  nearest: NearDealer | null;
};
type State = 'idle' | 'busy' | 'waiting' | 'failed' | 'abroad' | NearbyDealers;

/** Requests the location when the button is pressed. The dealer search receives only the district of the location. */
export function NearMe({ kind, brand }: { kind: DealerKind; brand: string }) {
  const { t } = useTranslation('dealers');
  const { language } = usePage();
  const [state, setState] = useState<State>('idle');
  const requestCount = useRef(0);

  async function find() {
    requestCount.current += 1;
    const request = requestCount.current;
    // Ignores the result of this request after a later click.
    const show = (next: State) => {
      if (request === requestCount.current) setState(next);
    };
    show('busy');
    try {
      const position = await currentPosition(() => show('waiting'));
      const place = await getNearestPlace(position, language);
      const { state: placeState, district } = place;
      const nearbyDealers = await suggestDealers({
        kind,
        brand,
        state: placeState.slug,
        district: district.slug,
        language,
      });
      show({ place, ...nearbyDealers });
    } catch (error) {
      console.info('Failed to find dealers near the visitor', error);
      const isAbroad = error instanceof ApiError && error.status === 404;
      show(isAbroad ? 'abroad' : 'failed');
    }
  }
  return (
    <div className={styles.near}>
      <div className={styles.tap}>
        <Button icon={<PlaceIcon size={20} />} isPending={state === 'busy'} onClick={find}>
          {t('near.button')}
        </Button>
        <p role="status" className={styles.soft}>
          {t(state === 'waiting' ? 'near.waiting' : 'near.why')}
        </p>
      </div>
      {state === 'failed' || state === 'abroad' ? <Alert>{t(`near.${state}`)}</Alert> : null}
      {typeof state === 'object' ? <Nearest {...state} /> : null}
    </div>
  );
}

function Nearest({ place, dealers, nearest }: NearbyDealers) {
  const { t } = useTranslation('dealers');
  const { locality, district } = place;
  return (
    <section aria-live="polite">
      <h2>{t('near.title', { place: `${locality.text}, ${district.name.text}` })}</h2>
      {dealers.length === 0 ? (
        <p>
          <span>{t('near.none', { km: NEARBY_RADIUS_KM })}</span>{' '}
          <span>{nearest ? t('near.next') : null}</span>
        </p>
      ) : null}
      <div className={styles.rows}>
        {(nearest ? [nearest] : dealers).map((dealer) => (
          <DealerRow key={dealer.id} dealer={dealer} distance_km={dealer.distance_km} />
        ))}
      </div>
      <p className={styles.soft}>{t('near.from', { source: place.attribution })}</p>
    </section>
  );
}
