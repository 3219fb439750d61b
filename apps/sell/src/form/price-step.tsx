import { type DistrictChoice, listDistricts } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Checkbox, FieldError, FieldRow } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import { DraftFairPrice } from './fair-price-box.tsx';
import { useSellForm } from './sell-context.ts';
import styles from './sell-form.module.css';
import { SellInput, SellPrice, SellSelect } from './sell-input.tsx';

const MAX_AREA_LENGTH = 80;

export function PriceStep({ initialDistricts }: { initialDistricts: readonly DistrictChoice[] }) {
  const { t } = useTranslation('sell');
  const { values, set, states } = useSellForm();
  const state = values.state ?? '';
  const { districts, hasFailed, retry } = useDistricts(state, initialDistricts);
  return (
    <>
      <DraftFairPrice />
      <FieldRow>
        <SellPrice />
        <div className={styles.tick}>
          <Checkbox
            name="negotiable"
            label={t('field.negotiable')}
            checked={values.negotiable === 'on'}
            onChange={(event) => set('negotiable', event.target.checked ? 'on' : '')}
          />
        </div>
      </FieldRow>
      <FieldRow>
        <SellSelect name="state">
          <option value="">{t('choose')}</option>
          {states.map(({ slug, state: name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SellSelect>
        <SellSelect name="district">
          <option value="">{t(state ? 'choose' : 'state_first')}</option>
          {districts.map(({ slug, district }) => (
            <option key={slug} value={slug}>
              {district}
            </option>
          ))}
        </SellSelect>
      </FieldRow>
      {hasFailed ? (
        <div>
          <FieldError>{t('districts.failed')}</FieldError>
          <Button size="small" onClick={retry}>
            {t('districts.retry')}
          </Button>
        </div>
      ) : null}
      <p className={styles.plainHint}>{t('hint.district_plain')}</p>
      <SellInput name="area" maxLength={MAX_AREA_LENGTH} />
    </>
  );
}

/** Returns no districts while they load. `initialDistricts` are those of the state that the server rendered. */
function useDistricts(state: string, initialDistricts: readonly DistrictChoice[]) {
  const { language } = usePage();
  const [loaded, setLoaded] = useState({ state, list: initialDistricts });
  const [failedState, setFailedState] = useState('');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    setFailedState('');
    if (state === '') return;
    const controller = new AbortController();
    listDistricts({ state, language }, { signal: controller.signal }).then(
      (list) => setLoaded({ state, list }),
      (error) => {
        if (controller.signal.aborted) return;
        console.error('Failed to load the districts', error);
        setFailedState(state);
      },
    );
    return () => controller.abort();
  }, [state, language, attempts]);
  const districts = loaded.state === state ? loaded.list : [];
  return {
    districts,
    hasFailed: failedState === state && state !== '' && districts.length === 0,
    retry: () => setAttempts((count) => count + 1),
  };
}
