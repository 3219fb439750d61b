import type { Metric, Metrics } from '@tractor-haat/api-client';
import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Field, NativeSelect } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { INDIA_MS } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { useRead } from '../frame/use-read.ts';
import { Plot } from './plot.tsx';

const DAY_MS = 24 * 3600 * 1000;

/** Adds days without events: the chart must show gaps. Days are in India's time, up to today. */
export function everyDay(
  figures: readonly Metric[],
  days: number,
  now: number = Date.now(),
): Metric[] {
  const counts = new Map(figures.map(({ name, count }) => [name, count]));
  return Array.from({ length: days }, (_, place) => {
    const moment = now + INDIA_MS - (days - 1 - place) * DAY_MS;
    const name = new Date(moment).toISOString().slice(0, 10);
    return { name, count: counts.get(name) ?? 0 };
  });
}

const DAYS = ['7', '30', '90', '365'] as const;

/** Charts of leads, forms and other activity, each with its table. */
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
  const [search, setSearch] = useSearchParams();
  const days = DAYS.find((one) => one === search.get('days')) ?? '30';
  const { data, failed } = useRead<Metrics>(`figures?days=${days}`);
  return (
    <>
      <Field label={t('time')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={days}
            onChange={(event) => setSearch({ days: event.target.value })}
          >
            {DAYS.map((one) => (
              <option key={one} value={one}>
                {t('days', { days: one })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {failed !== undefined && <Alert>{t('failed')}</Alert>}
      {failed === undefined && data === undefined && <p>{t('loading')}</p>}
      {data && <All data={data} days={Number(days)} />}
    </>
  );
}

function All({ data, days }: { data: Metrics; days: number }) {
  const { t } = useTranslation('desk');
  const { leads, forms, codes, first_call_minutes: minutes } = data;
  const named = (figures: readonly Metric[], nameOf: (name: string) => string): Metric[] =>
    figures.map(({ name, count }) => ({ name: nameOf(name), count }));
  return (
    <div className={styles.figures}>
      <Plot title={t('leads_by.day')} figures={everyDay(leads.day, days)} look="days" />
      <Plot
        title={t('leads_by.form')}
        figures={named(leads.form, (one) => t(`form_of.${one}`, { defaultValue: one }))}
      />
      <Plot title={t('leads_by.brand')} figures={leads.brand} />
      <Plot title={t('leads_by.model')} figures={leads.model} />
      <Plot title={t('leads_by.district')} figures={leads.district} />
      <Plot
        title={t('leads_by.language')}
        figures={named(leads.language, (one) => t(`language_of.${one}`))}
      />
      <Plot
        title={t('leads_by.status')}
        figures={named(leads.status, (one) => t(`lead_status.${one}`))}
      />
      <Plot
        title={t('conversion')}
        figures={[
          { name: t('forms_sent'), count: forms.sent },
          { name: t('forms_verified'), count: forms.verified },
        ]}
      />
      <Plot
        title={t('codes')}
        figures={[
          { name: t('codes_made'), count: codes.made },
          { name: t('codes_sent'), count: codes.sent },
          { name: t('codes_used'), count: codes.used },
        ]}
      />
      <Plot
        title={t('first_calls')}
        figures={named(data.first_call, (one) => t(`waited.${one}`))}
        line={minutes === null ? t('no_call') : t('first_call', { minutes: Math.round(minutes) })}
      />
      <Plot title={t('misses')} figures={data.misses} />
      <Plot title={t('failing_pages')} figures={data.pages} />
      <Plot title={t('failures')} figures={data.failures} />
    </div>
  );
}
