import { tractorName } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Form, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import { Fragment } from 'react';
import { PageFrame } from '../components/page-frame.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { loadVisitList, type VisitListData } from './load-visit-list.ts';
import { OfferTable } from './offer-table.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './visit-list.module.css';

export { loadVisitList as loader };

const BLANK_FIELDS = ['dealer', 'person', 'phone', 'date'] as const;
const DEALER_QUESTIONS = [
  'written',
  'stock',
  'discount',
  'exchange',
  'test',
  'warranty',
  'service',
  'parts',
];
const PAPER_KEYS = [
  'quotation',
  'invoice',
  'form',
  'insurance',
  'warranty',
  'report',
  'loan',
  'receipt',
];

export function Component() {
  const { t } = useTranslation('visit');
  const data = useLoaderData<VisitListData>();
  const names = data.tractors.map(tractorName).join(t('and'));
  const heading = names ? t('heading_of', { names }) : t('heading');
  return (
    <PageFrame
      title={heading}
      description={t('intro')}
      heading={heading}
      intro={<p className={styles.screen}>{t('intro')}</p>}
      breadcrumbs={[{ name: t('on_road'), to: '/tractor-on-road-price' }]}
      currentPage={t('heading')}
    >
      <VisitChoice {...data} />
      <div className={styles.tools}>
        <PrintButton />
        {names ? <ShareLink name={heading} query={toQuery(data)} /> : null}
      </div>
      <dl className={styles.blanks}>
        {BLANK_FIELDS.map((field) => (
          <Fragment key={field}>
            <dt>{t(`blank.${field}`)}</dt>
            <dd />
          </Fragment>
        ))}
      </dl>
      <OfferTable {...data} />
      <div className={styles.lists}>
        <Checklist title={t('ask_title')} lines={DEALER_QUESTIONS.map((key) => t(`ask.${key}`))} />
        <Checklist title={t('papers_title')} lines={PAPER_KEYS.map((key) => t(`papers.${key}`))} />
      </div>
      <p className={sections.note}>{t('note')}</p>
    </PageFrame>
  );
}

function Checklist({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={styles.ticks}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <label>
              <input type="checkbox" /> <span>{line}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toQuery({ tractors, state }: VisitListData): string {
  const query = new URLSearchParams(tractors.map(({ slug }) => ['tractor', slug]));
  if (state) query.set('state', state);
  return `?${query}`;
}

function VisitChoice({ tractors, choices, state, states }: VisitListData) {
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
