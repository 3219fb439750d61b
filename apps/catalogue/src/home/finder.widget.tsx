import { type NoProps, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { Segmented } from '@tractor-haat/ui';
import styles from './finder.module.css';
import { type FinderData, loadFinder } from './finder-data.ts';
import { ListForm } from './list-form.tsx';
import { LoanForm } from './loan-form.tsx';

export async function loader({ language, signal }: WidgetLoaderArgs<NoProps>): Promise<FinderData> {
  return loadFinder(language, signal);
}

const FINDER_INTENTS = ['new', 'used', 'implements', 'loan'] as const;

/** CSS shows the form of the selected radio, so the finder works without JavaScript. */
export function Component({ data }: NoProps & { data: FinderData }) {
  const { t } = useTranslation('choose');
  return (
    <div className={styles.finder}>
      <Segmented
        legend={t('finder.intent')}
        name="intent"
        className={styles.intents}
        defaultValue="new"
        choices={FINDER_INTENTS.map((value) => ({ value, label: t(`finder.${value}`) }))}
      />
      <div className={styles.part} data-intent="new">
        <ListForm action="/tractors" options={data.new} button={t('finder.show_new')} />
      </div>
      <div className={styles.part} data-intent="used">
        <ListForm
          action="/second-hand-tractor"
          options={data.used}
          button={t('finder.show_used')}
        />
      </div>
      <div className={styles.part} data-intent="implements">
        <ListForm
          action="/tractor-implements-in-india"
          options={data.implements}
          button={t('finder.show_implements')}
        />
      </div>
      <div className={styles.part} data-intent="loan">
        <LoanForm />
      </div>
    </div>
  );
}
