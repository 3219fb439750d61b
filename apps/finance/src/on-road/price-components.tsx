import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';
import styles from './on-road.module.css';

interface PriceComponent {
  readonly id: string;
  readonly name: string;
  readonly explanation: string;
}

export function PriceComponents({ components }: { components: readonly PriceComponent[] }) {
  const { t } = useTranslation('onroad');
  return (
    <section className={sections.section}>
      <h2>{t('on_road.made_of')}</h2>
      <dl className={styles.parts}>
        {components.map(({ id, name, explanation }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
