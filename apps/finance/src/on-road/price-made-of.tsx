import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';
import styles from './on-road.module.css';

interface Part {
  /** Name of its line in the bill. */
  readonly id: string;
  readonly name: string;
  readonly what: string;
}

/** Explains the components of a price. */
export function PriceMadeOf({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('onroad');
  return (
    <section className={sections.section}>
      <h2>{t('on_road.made_of')}</h2>
      <dl className={styles.parts}>
        {parts.map(({ id, name, what }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
