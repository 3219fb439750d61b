import type { TractorDetail } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import { TEASER_TERMS, teaserEmi } from '@tractor-haat/pages/loan';
import { Link, type NoProps, RemoteWidget, usePage, useTranslation } from '@tractor-haat/platform';
import { Accordion, AccordionItem, Box, ButtonLink, SpecList } from '@tractor-haat/ui';
import styles from '../products/detail.module.css';
import { Faq } from '../products/faq.tsx';
import { SourceNote } from '../products/source-note.tsx';
import { createSpecification, estimateSuitability } from './create-specification.ts';
import { DealerRows, TyreRows } from './dealer-rows.tsx';
import type { LoadedTractor } from './load-tractor.ts';

export function Component({ data }: NoProps & { data: LoadedTractor }) {
  const { t } = useTranslation('specs');
  const { tractor } = data;
  return (
    <>
      <KeyFacts tractor={tractor} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SuitabilitySection tractor={tractor} />
          <Specification tractor={tractor} />
          <section>
            <h2>{t('detail.tyres.title')}</h2>
            <TyreRows tractor={tractor} />
          </section>
          <section id="reviews">
            <h2>{t('reviews:title')}</h2>
            <RemoteWidget name="catalogue/tractor-reviews" props={{}} data={data} />
          </section>
          <Questions tractor={tractor} />
          <RemoteWidget
            name="media/tractor-questions"
            props={{ id: tractor.id, name: tractorName(tractor) }}
          />
        </div>
        <div className={styles.side}>
          <Instalment tractor={tractor} />
          <DealerRows tractor={tractor} />
        </div>
      </div>
    </>
  );
}

function SuitabilitySection({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  if (tractor.hp === null) return null;
  const { acres, rotavatorFeet, trolleyTonnes, orchard, wetSoil } = estimateSuitability({
    hp: tractor.hp,
    drive: tractor.drive,
  });
  const chips = [
    t('detail.suits_acres', { min: acres[0], max: acres[1] }),
    ...(rotavatorFeet === null ? [] : [t('detail.suits_rotavator', { feet: rotavatorFeet })]),
    t('detail.suits_trolley', { tonnes: trolleyTonnes }),
    ...(orchard ? [t('detail.suits_orchard')] : []),
    ...(wetSoil ? [t('detail.suits_wet')] : []),
  ];
  return (
    <section>
      <h2>{t('detail.suits')}</h2>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip} className={styles.chip}>
            {chip}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('detail.suits_rule')}</p>
      <CalculatorLinks tractor={tractor} />
    </section>
  );
}

function CalculatorLinks({
  tractor: { id, slug, hp, pto_hp, lift_capacity_kg, drive, price, discontinued },
}: {
  tractor: TractorDetail;
}) {
  const { t } = useTranslation('specs');
  const toQuery = (values: Readonly<Record<string, string | number | null | undefined>>) =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    );
  const finderQuery = toQuery({ hp, pto: pto_hp, lift: lift_capacity_kg, drive });
  return (
    <ul className={styles.rows}>
      <li>
        <Link to={`/implement-finder?${finderQuery}`}>{t('detail.sums.finder')}</Link>
      </li>
      <li>
        <Link to={`/cost-per-acre?${toQuery({ price: price?.min_inr, hp })}`}>
          {t('detail.sums.acre')}
        </Link>
      </li>
      {discontinued ? null : (
        <>
          <li>
            <Link to={`/dealer-visit-list?tractor=${slug}`}>{t('detail.sums.visit')}</Link>
          </li>
          <li>
            <Link to={`/price-alert?product=${tractorPath({ slug, id })}`}>
              {t('detail.sums.alert')}
            </Link>
          </li>
        </>
      )}
    </ul>
  );
}

function Specification({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  return (
    <section>
      <h2>{t('detail.spec.title')}</h2>
      <Accordion>
        {createSpecification(tractor, t, language).map(({ name, rows }, index) => (
          <AccordionItem key={name} title={t(`group.${name}`)} headingLevel={3} open={index === 0}>
            <SpecList
              items={rows.map((row) => ({ name: t(`spec.${row.name}`), value: row.value }))}
            />
          </AccordionItem>
        ))}
      </Accordion>
      <SourceNote of={tractor} />
    </section>
  );
}

function Instalment({ tractor: { price } }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  if (!price) return null;
  const { ratePercent: rate, months, downPercent: down } = TEASER_TERMS;
  return (
    <Box labelledBy="instalment">
      <h2 id="instalment">{t('detail.emi.title')}</h2>
      <p className={styles.emi}>{formatRupees(teaserEmi(price.min_inr), language)}</p>
      <p className={styles.note}>{t('detail.emi.terms', { rate, months, down })}</p>
      <p>
        <ButtonLink
          as={Link}
          to={`/tractor-emi-calculator?price=${price.min_inr}`}
          size="small"
          wide
        >
          {t('tractor:detail.work_out')}
        </ButtonLink>
      </p>
    </Box>
  );
}

function Questions({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  const name = tractorName(tractor);
  const suitability =
    tractor.hp === null ? null : estimateSuitability({ hp: tractor.hp, drive: tractor.drive });
  const [min, max] = suitability?.acres ?? [0, 0];
  const items = [
    ...(suitability && tractor.hp !== null
      ? [
          {
            question: t('detail.questions.suit', { name, acres: Math.round((min + max) / 2) }),
            answer: t('detail.questions.suit_answer', {
              hp: formatNumber(tractor.hp, language),
              min,
              max,
            }),
          },
        ]
      : []),
    ...(tractor.price
      ? [
          {
            question: t('detail.questions.price', { name }),
            answer: t('detail.questions.price_answer', {
              price: formatRupees(tractor.price.min_inr, language),
            }),
          },
        ]
      : []),
  ];
  return <Faq items={items} />;
}

function KeyFacts({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  const format = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const { gears_forward: forward, gears_reverse: reverse } = tractor;
  const facts = [
    ['hp', `${format(tractor.hp)} HP`],
    ['engine_cc', tractor.engine_cc === null ? '–' : `${format(tractor.engine_cc)} cc`],
    ['gears', forward === null ? '–' : t('unit.gears', { forward, reverse: reverse ?? '–' })],
    [
      'lift_capacity_kg',
      tractor.lift_capacity_kg === null
        ? '–'
        : t('unit.kg', { value: format(tractor.lift_capacity_kg) }),
    ],
    ['pto_hp', tractor.pto_hp === null ? '–' : `${format(tractor.pto_hp)} HP`],
    ['drive', t(`lists:value.drive.${tractor.drive}`)],
  ];
  return (
    <dl className={styles.keys}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.key}>
          <dt>{t(`spec.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
