import { getNearestPlace } from '@tractor-haat/api-client';
import { useForm } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { PlaceIcon } from '@tractor-haat/ui/icons';
import { useState } from 'react';
import styles from './enquiry-form.module.css';

const LIMIT_MS = 10_000;

/** Fills in state and district from the visitor's location; the browser requests permission first. */
export function LocationButton() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  const form = useForm();
  const [state, setState] = useState<'rest' | 'busy' | 'failed' | { place: string }>('rest');

  async function find() {
    setState('busy');
    try {
      const { coords } = await here();
      const { locality, state: land, district } = await getNearestPlace(coords, language);
      form.batch(() => {
        form.change('state', land.slug);
        form.change('district', district.slug);
        form.change('tehsil', '');
      });
      setState({ place: locality.text });
    } catch (error) {
      console.error('The location could not be found', error);
      setState('failed');
    }
  }
  return (
    <div className={styles.location}>
      <Button
        variant="text"
        size="small"
        icon={<PlaceIcon size={20} />}
        busy={state === 'busy'}
        onClick={find}
      >
        {t('location.use')}
      </Button>
      <p role="status" className={styles.note}>
        {typeof state === 'object'
          ? t('location.found', { place: state.place })
          : t(state === 'failed' ? 'location.failed' : 'location.why')}
      </p>
    </div>
  );
}

function here(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    const options = { timeout: LIMIT_MS, maximumAge: 600_000 };
    if (!('geolocation' in navigator)) reject(new Error('this browser knows no location'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });
}
