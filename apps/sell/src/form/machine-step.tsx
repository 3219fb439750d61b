import { MAX_TEXT, RATED_COMPONENTS } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { FieldRow } from '@tractor-haat/ui';
import type { ModelsOfBrand } from './group-models-by-brand.ts';
import { useSellForm } from './sell-context.ts';
import { SellChoice, SellInput, SellNumber, SellSelect, SellTextField } from './sell-input.tsx';

export function MachineStep() {
  const { t } = useTranslation('sell');
  const { choices } = useSellForm();
  return (
    <>
      <SellSelect
        name="tractor"
        hint={
          <>
            {t('hint.tractor')} <Link to="/our-contacts">{t('hint.tractor_link')}</Link>
          </>
        }
      >
        <TractorOptions choices={choices} />
      </SellSelect>
      <FieldRow>
        <SellNumber name="year" placeholder="2018" />
        <SellNumber name="hours" placeholder="3200" />
      </FieldRow>
      <SellChoice name="owners" choices={['1', '2', '3', '4']} />
    </>
  );
}

const TYRE_PERCENTAGES = ['100', '80', '60', '40', '20', '0'];

export function ConditionStep() {
  const { t } = useTranslation('sell');
  return (
    <>
      {RATED_COMPONENTS.map((part) => (
        <SellChoice key={part} name={part} choices={['good', 'fair', 'needs-work']} />
      ))}
      <SellChoice name="rc" choices={['yes', 'no']} />
      <SellChoice name="hypothecation" choices={['none', 'cleared', 'open']} />
      <FieldRow>
        <SellSelect name="tyres">
          <option value="">{t('not_known')}</option>
          {TYRE_PERCENTAGES.map((percent) => (
            <option key={percent} value={percent}>{`${percent}%`}</option>
          ))}
        </SellSelect>
        <SellInput name="insurance" type="date" />
      </FieldRow>
      <SellTextField name="words" maxLength={MAX_TEXT} hint={t('hint.words')} />
    </>
  );
}

export function TractorOptions({ choices }: { choices: readonly ModelsOfBrand[] }) {
  const { t } = useTranslation('sell');
  return (
    <>
      <option value="">{t('choose')}</option>
      {choices.map(({ brand, models }) => (
        <optgroup key={brand} label={brand} translate="no">
          {models.map(({ id, model }) => (
            <option key={id} value={id}>
              {`${brand} ${model}`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
