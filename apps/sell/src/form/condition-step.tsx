import { MAX_TEXT, RATED_COMPONENTS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { FieldRow } from '@tractor-haat/ui';
import { SellChoice, SellInput, SellSelect, SellTextField } from './sell-input.tsx';

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
