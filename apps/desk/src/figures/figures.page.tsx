import type { Metric, Metrics } from '@tractor-haat/api-client';
import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Field, NativeSelect } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DAY_LENGTH, INDIA_OFFSET_MS } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { useDeskData } from '../frame/use-desk-data.ts';
import { Plot } from './plot.tsx';

const DAY_OPTIONS = ['7', '30', '90', '365'] as const;

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
  const days = DAY_OPTIONS.find((option) => option === search.get('days')) ?? '30';
  const { data, failedStatus } = useDeskData<Metrics>(`figures?days=${days}`);
  return (
    <>
      <Field label={t('time')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={days}
            onChange={(event) => setSearch({ days: event.target.value })}
          >
            {DAY_OPTIONS.map((dayCount) => (
              <option key={dayCount} value={dayCount}>
                {t('days', { days: dayCount })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {failedStatus === undefined && data === undefined && <p>{t('loading')}</p>}
      {data && <AllPlots data={data} days={Number(days)} />}
    </>
  );
}

const DAY_MS = 24 * 3600 * 1000;

/** Adds the days without events, so that the chart shows gaps. Days are in India's time and end today. */
export function fillMissingDays(
  metrics: readonly Metric[],
  days: number,
  now: number = Date.now(),
): Metric[] {
  const counts = new Map(metrics.map(({ name, count }) => [name, count]));
  return Array.from({ length: days }, (_, index) => {
    const moment = now + INDIA_OFFSET_MS - (days - 1 - index) * DAY_MS;
    const name = new Date(moment).toISOString().slice(0, DAY_LENGTH);
    return { name, count: counts.get(name) ?? 0 };
  });
}

function AllPlots({ data, days }: { data: Metrics; days: number }) {
  const { t } = useTranslation('desk');
  const { leads, forms, codes, first_call_minutes: minutes } = data;
  const translateNames = (
    metrics: readonly Metric[],
    translate: (name: string) => string,
  ): Metric[] => metrics.map(({ name, count }) => ({ name: translate(name), count }));
  return (
    <div className={styles.figures}>
      <Plot title={t('leads_by.day')} metrics={fillMissingDays(leads.day, days)} layout="days" />
      <Plot
        title={t('leads_by.form')}
        metrics={translateNames(leads.form, (name) => t(`form_of.${name}`, { defaultValue: name }))}
      />
      <Plot title={t('leads_by.brand')} metrics={leads.brand} />
      <Plot title={t('leads_by.model')} metrics={leads.model} />
      <Plot title={t('leads_by.district')} metrics={leads.district} />
      <Plot
        title={t('leads_by.language')}
        metrics={translateNames(leads.language, (name) => t(`language_of.${name}`))}
      />
      <Plot
        title={t('leads_by.status')}
        metrics={translateNames(leads.status, (name) => t(`lead_status.${name}`))}
      />
      <Plot
        title={t('conversion')}
        metrics={[
          { name: t('forms_sent'), count: forms.sent },
          { name: t('forms_verified'), count: forms.verified },
        ]}
      />
      <Plot
        title={t('codes')}
        metrics={[
          { name: t('codes_made'), count: codes.made },
          { name: t('codes_sent'), count: codes.sent },
          { name: t('codes_used'), count: codes.used },
        ]}
      />
      <Plot
        title={t('first_calls')}
        metrics={translateNames(data.first_call, (name) => t(`waited.${name}`))}
        line={minutes === null ? t('no_call') : t('first_call', { minutes: Math.round(minutes) })}
      />
      <Plot title={t('misses')} metrics={data.misses} />
      <Plot title={t('failing_pages')} metrics={data.pages} />
      <Plot title={t('failures')} metrics={data.failures} />
    </div>
  );
}
