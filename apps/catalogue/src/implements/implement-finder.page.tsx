import { formatNumber } from '@tractor-haat/i18n';
import { Tiles } from '@tractor-haat/pages';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import {
  calculateFits,
  findLargestFits,
  IMPLEMENT_KINDS,
  listFitWarnings,
  type PullingTractor,
} from './calculate-fits.ts';
import styles from './finder.module.css';
import { FinderForm } from './finder-form.tsx';
import { type FinderQuestion, readFinderQuestion } from './finder-question.ts';
import { FitArithmetic, FitTable } from './fit-table.tsx';

export function Component() {
  const { t } = useTranslation('fit');
  const { search } = useLocation();
  const question = readFinderQuestion(search);
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      intro={<p>{t('intro')}</p>}
      breadcrumbs={[{ name: t('implements'), to: '/tractor-implements-in-india' }]}
      currentPage={t('heading')}
    >
      <FinderForm question={question} />
      <div id="fits" aria-live="polite">
        {question.tractor ? (
          <Fits question={question} tractor={question.tractor} />
        ) : (
          <Alert tone={question.isInvalid ? 'bad' : 'info'}>
            {t(question.isInvalid ? 'wrong' : 'no_power')}
          </Alert>
        )}
      </div>
      <section className={styles.section}>
        <h2>{t('see.title')}</h2>
        <Tiles
          items={[
            ...IMPLEMENT_KINDS.map(({ type }) => ({
              to: `/tractor-implements-in-india/${type}`,
              name: t(`kind.${type}`),
              line: t('see.line'),
            })),
            { to: '/cost-per-acre', name: t('see.acre'), line: t('see.acre_line') },
          ]}
        />
      </section>
      <Faq
        items={['hp', 'lift', 'speed'].map((key) => ({
          question: t(`faq.${key}.q`),
          answer: t(`faq.${key}.a`),
        }))}
      />
    </PageFrame>
  );
}

function Fits({ question, tractor }: { question: FinderQuestion; tractor: PullingTractor }) {
  const { t } = useTranslation('fit');
  const { language } = usePage();
  const fits = calculateFits(tractor);
  const largest = findLargestFits(fits);
  const formattedPower = formatNumber(Math.round(tractor.ptoHp * 10) / 10, language);
  const warnings = listFitWarnings(tractor, largest, question.crop);
  return (
    <>
      <p className={styles.answer}>
        <b>{t('at_hand', { hp: formattedPower })}</b> <span>{t(`soil_line.${tractor.soil}`)}</span>{' '}
        <span>{question.crop ? t(`advice.${question.crop}`) : null}</span>{' '}
        <span>
          {largest.length > 0
            ? t('largest', {
                list: largest
                  .map(
                    ({ kind: { type }, size }) =>
                      `${t(`kind.${type}`)} ${t(`size.${type}`, { count: size })}`,
                  )
                  .join(', '),
              })
            : null}
        </span>
      </p>
      <FitTable fits={fits} />
      <p className={styles.note}>{t('marks')}</p>
      {warnings.map((key) => (
        <div key={key} className={styles.warning}>
          <Alert tone="info">{t(`warning.${key}`)}</Alert>
        </div>
      ))}
      {largest.length > 0 ? (
        <FitArithmetic tractor={tractor} largest={largest} acres={question.numbers.acres.value} />
      ) : (
        <p className={styles.note}>{t('nothing')}</p>
      )}
    </>
  );
}
