import { Form, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import type { VisitListData } from './load-visit-list.ts';
import styles from './visit-list.module.css';

export function VisitChoice({ tractors, choices, state, states }: VisitListData) {
  const { t } = useTranslation('visit');
  return (
    <Form className={styles.choice} key={[state, ...tractors.map(({ slug }) => slug)].join(' ')}>
      {tractors.length > 1 ? (
        tractors.map((tractor) => (
          <input key={tractor.slug} type="hidden" name="tractor" value={tractor.slug} />
        ))
      ) : (
        <Field label={t('tractor')}>
          {(control) => (
            <NativeSelect
              {...control}
              name="tractor"
              defaultValue={tractors[0]?.slug ?? ''}
              translate="no"
            >
              <option value="" translate="yes">
                {t('none')}
              </option>
              {choices.map(({ slug, brand_name, model }) => (
                <option key={slug} value={slug}>
                  {brand_name.text} {model}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <Field label={t('state')}>
        {(control) => (
          <NativeSelect {...control} name="state" defaultValue={state}>
            <option value="">{t('none')}</option>
            {states.map((stateChoice) => (
              <option key={stateChoice.slug} value={stateChoice.slug}>
                {stateChoice.state}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button type="submit" variant="action">
        {t('show')}
      </Button>
    </Form>
  );
}
