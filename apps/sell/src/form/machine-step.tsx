import { Link, useTranslation } from '@tractor-haat/platform';
import { FieldRow } from '@tractor-haat/ui';
import { useSellForm } from './sell-context.ts';
import { SellChoice, SellNumber, SellSelect } from './sell-input.tsx';
import { TractorOptions } from './tractor-options.tsx';

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
