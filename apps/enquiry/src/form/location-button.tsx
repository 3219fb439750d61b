import { getNearestPlace } from '@tractor-haat/api-client';
import { useForm } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, currentPosition } from '@tractor-haat/ui';
import { PlaceIcon } from '@tractor-haat/ui/icons';
import { useRef, useState } from 'react';
import styles from './enquiry-form.module.css';

type LocationState = 'idle' | 'busy' | 'waiting' | 'failed' | { place: string };

export function LocationButton() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  const form = useForm();
  const [state, setState] = useState<LocationState>('idle');
  const requestCount = useRef(0);

  const readPlace = () => {
    const { state: stateSlug = '', district = '' } = form.getState().values;
    return `${stateSlug} ${district}`;
  };
  async function fillInPlace() {
    requestCount.current += 1;
    const requestNumber = requestCount.current;
    const isLatest = () => requestNumber === requestCount.current;
    const initialPlace = readPlace();
    setState('busy');
    try {
      const coords = await currentPosition(() => isLatest() && setState('waiting'));
      const { locality, state: placeState, district } = await getNearestPlace(coords, language);
      // Discards the location if the visitor has clicked again or selected a place meanwhile.
      if (!isLatest()) return;
      if (readPlace() !== initialPlace) return setState('idle');
      form.batch(() => {
        form.change('state', placeState.slug);
        form.change('district', district.slug);
        form.change('tehsil', '');
      });
      setState({ place: locality.text });
    } catch (error) {
      console.error('Failed to locate the visitor', error);
      if (isLatest()) setState('failed');
    }
  }
  return (
    <div className={styles.location}>
      <Button
        variant="text"
        size="small"
        icon={<PlaceIcon size={20} />}
        isPending={state === 'busy'}
        onClick={fillInPlace}
      >
        {t('location.use')}
      </Button>
      <p role="status" className={styles.note}>
        {typeof state === 'object'
          ? t('location.found', { place: state.place })
          : t(NOTE_KEYS[state])}
      </p>
    </div>
  );
}

const NOTE_KEYS = {
  idle: 'location.why',
  busy: 'location.why',
  waiting: 'location.waiting',
  failed: 'location.failed',
} as const;
