import type { Figure, Figures } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { useRead } from '../frame/use-read.ts';

const BY = ['day', 'form', 'brand', 'district', 'language', 'status'] as const;

/** How the marketplace goes: each plot is its own table. */
export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="figures" title={t('tab.figures')}>
      {() => <Plots />}
    </DeskFrame>
  );
}

function Plots() {
  const { t } = useTranslation('desk');
  const { data, failed } = useRead<Figures>('figures');
  if (failed !== undefined) return <Alert>{t('failed')}</Alert>;
  if (data === undefined) return <p>{t('loading')}</p>;
  const { forms, codes, first_call_minutes: minutes } = data;
  return (
    <div className={styles.figures}>
      {BY.map((name) => (
        <Plot key={name} title={t(`leads_by.${name}`)} figures={data.leads[name]} />
      ))}
      <Plot
        title={t('conversion')}
        figures={[
          { name: t('forms_sent'), count: forms.sent },
          { name: t('forms_verified'), count: forms.verified },
          { name: t('codes_made'), count: codes.made },
          { name: t('codes_sent'), count: codes.sent },
          { name: t('codes_used'), count: codes.used },
        ]}
      />
      <Plot title={t('failures')} figures={data.failures} />
      <p>{minutes === null ? t('no_call') : t('first_call', { minutes: Math.round(minutes) })}</p>
    </div>
  );
}

/** Names, numbers, and a bar for each. */
function Plot({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const { t } = useTranslation('desk');
  const most = Math.max(1, ...figures.map(({ count }) => count));
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {figures.length === 0 && (
          <tr>
            <td>{t('nothing')}</td>
          </tr>
        )}
        {figures.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name || '–'}</th>
            <td>{count}</td>
            <td>
              <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
