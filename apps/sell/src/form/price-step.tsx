import type { DistrictChoice } from '@tractor-haat/api-client';
import { listDistricts } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Checkbox, FieldRow } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import { OwnFairPrice } from '../price/own-fair-price.tsx';
import { useSellForm } from './sell-context.ts';
import { SellInput, SellNumber, SellSelect } from './sell-field.tsx';
import styles from './sell-form.module.css';

/** Where it stands and what it shall bring. `given`: districts that the server sent for the chosen state. */
export function PriceStep({ given }: { given: readonly DistrictChoice[] }) {
  const { t } = useTranslation('sell');
  const { values, set, states } = useSellForm();
  const state = values.state ?? '';
  const districts = useDistricts(state, given);
  return (
    <>
      <OwnFairPrice />
      <FieldRow>
        <SellNumber name="price" prefix="₹" />
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
      <p className={styles.plainHint}>{t('hint.district_plain')}</p>
      <SellInput name="area" maxLength={80} />
    </>
  );
}

/** Districts of a state; those of the state before while the new ones are on their way are worse than none. */
function useDistricts(state: string, given: readonly DistrictChoice[]) {
  const { language } = usePage();
  const [found, setFound] = useState<{ state: string; list: readonly DistrictChoice[] }>();
  useEffect(() => {
    if (state === '') return;
    const gone = new AbortController();
    listDistricts({ state, language }, { signal: gone.signal }).then(
      (list) => setFound({ state, list }),
      (error) => {
        if (!gone.signal.aborted) console.error('Districts could not be had', error);
      },
    );
    return () => gone.abort();
  }, [state, language]);
  return found?.state === state ? found.list : given;
}
