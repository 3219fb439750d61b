import type { Metric } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import styles from '../frame/frame.module.css';
import { Chart } from './chart.tsx';
import type { ChartLayout } from './draw-chart.ts';

type Props = {
  title: string;
  metrics: readonly Metric[];
  layout?: ChartLayout;
  line?: string;
};

export function Plot({ title, metrics, layout = 'bars', line }: Props) {
  const { t } = useTranslation('desk');
  const isEmpty = metrics.every(({ count }) => count === 0);
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      {line && <p>{line}</p>}
      {isEmpty ? (
        !line && <p>{t('nothing')}</p>
      ) : (
        <>
          <Chart metrics={metrics} layout={layout} />
          <details>
            <summary>{t('as_table')}</summary>
            <table>
              <caption className={styles.hidden}>{title}</caption>
              <tbody>
                {metrics.map(({ name, count }) => (
                  <tr key={name}>
                    <th scope="row">{name || '–'}</th>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
