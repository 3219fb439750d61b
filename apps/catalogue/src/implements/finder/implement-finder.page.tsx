import { formatNumber } from '@tractor-haat/i18n';
import { Tiles } from '@tractor-haat/pages';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { Faq } from '../../components/faq.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import styles from './finder.module.css';
import { FinderForm } from './finder-form.tsx';
import { type FinderQuestion, readFinder } from './finder-question.ts';
import { FitArithmetic } from './fit-arithmetic.tsx';
import { FitTable } from './fit-table.tsx';
import { warningsOf } from './fit-warnings.ts';
import { fitsOf, KINDS, largestOf, type PullingTractor } from './implement-fit.ts';

/** What a tractor can pull, at which depth and speed, and how many acres a day. */
export function Component() {
  const { t } = useTranslation('fit');
  const { search } = useLocation();
  const question = readFinder(search);
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
          <Alert tone={question.isWrong ? 'bad' : 'info'}>
            {t(question.isWrong ? 'wrong' : 'no_power')}
          </Alert>
        )}
      </div>
      <section className={styles.section}>
        <h2>{t('see.title')}</h2>
        <Tiles
          items={[
            ...KINDS.map(({ type }) => ({
              to: `/tractor-implements-in-india/${type}`,
              name: t(`kind.${type}`),
              line: t('see.line'),
            })),
            { to: '/cost-per-acre', name: t('see.acre'), line: t('see.acre_line') },
          ]}
        />
      </section>
      <Faq
        items={['hp', 'lift', 'speed'].map((one) => ({
          question: t(`faq.${one}.q`),
          answer: t(`faq.${one}.a`),
        }))}
      />
    </PageFrame>
  );
}

function Fits({ question, tractor }: { question: FinderQuestion; tractor: PullingTractor }) {
  const { t } = useTranslation('fit');
  const { language } = usePage();
  const fits = fitsOf(tractor);
  const largest = largestOf(fits);
  const hand = formatNumber(Math.round(tractor.ptoHp * 10) / 10, language);
  const warnings = warningsOf(tractor, largest, question.crop);
  return (
    <>
      <p className={styles.answer}>
        <b>{t('at_hand', { hp: hand })}</b> <span>{t(`soil_line.${tractor.soil}`)}</span>{' '}
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
      {warnings.map((one) => (
        <div key={one} className={styles.warning}>
          <Alert tone="info">{t(`warning.${one}`)}</Alert>
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
