import type { TractorFacts } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { type SourceDetails, SourceLine, tractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import {
  Box,
  ButtonLink,
  Field,
  MissingPrice,
  Price,
  ProperNames,
  TextInput,
} from '@tractor-haat/ui';
import { useState } from 'react';
import { Enquire } from '../components/enquire.tsx';
import { ShareLink } from '../components/share-link.tsx';
import {
  calculateIncludedGst,
  calculateTotal,
  createPriceLines,
  EX_SHOWROOM,
  GST_PERCENT,
  type PriceLine,
  parseTypedAmounts,
  type RoadTotal,
  readAmount,
} from './create-price-lines.ts';
import type { PlaceData } from './load-place.ts';
import type { TractorPriceData } from './load-tractor-price.ts';
import styles from './on-road.module.css';
import { toPlacePrefill } from './use-place-choices.ts';

interface TractorBillProps extends TractorPriceData {
  readonly tractor: TractorFacts;
  readonly name: string;
}

export function TractorBill({ tractor, name, place, charges, typed: submitted }: TractorBillProps) {
  const { t } = useTranslation('onroad');
  const { language } = usePage();
  const [typed, setTyped] = useState(submitted);
  const amounts = parseTypedAmounts(typed);
  const publishedLines = createPriceLines(tractor.price, charges, {});
  const lines = createPriceLines(tractor.price, charges, amounts);
  const [machine] = lines;
  const note =
    machine?.min === null || machine === undefined
      ? null
      : t('on_road.gst_within', {
          percent: GST_PERCENT,
          amount: formatRupees(calculateIncludedGst(machine.min), language),
        });
  return (
    <div className={styles.bill}>
      <BillTotal total={calculateTotal(lines)} tractor={tractor} name={name} place={place} />
      <section className={styles.lines}>
        <h2>
          <ProperNames text={t('on_road.lines', { name })} names={[name]} />
        </h2>
        <p className={styles.note}>{t('on_road.lines_help')}</p>
        {publishedLines.map((line) => {
          const charge = charges.find((roadCharge) => roadCharge.charge === line.name);
          return (
            <BillLine
              key={line.name}
              line={line}
              text={typed[line.name] ?? ''}
              source={line.name === EX_SHOWROOM ? tractor : charge}
              condition={charge?.condition ?? null}
              note={line.name === EX_SHOWROOM ? note : null}
              onType={(text) => setTyped({ ...typed, [line.name]: text })}
            />
          );
        })}
        <p className={styles.update}>
          <ButtonLink as={Link} to={tractorPath(tractor)} size="small">
            <span>
              <ProperNames text={t('on_road.see_more', { name })} names={[name]} />
            </span>
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}

const MAX_AMOUNT_LENGTH = 40;

interface BillLineProps {
  readonly line: PriceLine;
  readonly text: string;
  readonly source: SourceDetails | undefined;
  readonly condition: string | null;
  readonly note: string | null;
  readonly onType: (text: string) => void;
}

function BillLine({ line, text, source, condition, note, onType }: BillLineProps) {
  const { t } = useTranslation('onroad');
  const { language } = usePage();
  const { name, min, max } = line;
  const publishedText = min === null ? t('on_road.not_known') : formatRupees(min, language);
  const range = max !== null && max !== min ? ` – ${formatNumber(max, language)}` : '';
  const isInvalid = Number.isNaN(readAmount(text));
  return (
    <Field
      className={styles.line}
      label={t(`on_road.line.${name}`)}
      error={isInvalid ? t('on_road.no_amount') : undefined}
      hint={
        <>
          <b className={styles.known}>{publishedText + range}</b>
          {note ? <span>{note}</span> : null}
          {condition ? <span>{t(`on_road.condition.${condition}`)}</span> : null}
          {source && min !== null ? (
            <span>
              <SourceLine
                of={source}
                texts={{
                  source: t('finance:source'),
                  memory: t('source_memory'),
                  confidence:
                    name === EX_SHOWROOM
                      ? t(`confidence.${source.confidence}`)
                      : t(`on_road.sure.${source.confidence}`),
                }}
              />
            </span>
          ) : null}
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_AMOUNT_LENGTH}
          placeholder={t('on_road.own')}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

interface BillTotalProps {
  readonly total: RoadTotal | null;
  readonly tractor: TractorFacts;
  readonly name: string;
  readonly place: PlaceData;
}

function BillTotal({ total, tractor, name, place }: BillTotalProps) {
  const { t } = useTranslation('onroad');
  const { language } = usePage();
  const { brand_slug: brand, slug: model, id } = tractor;
  const state = place.states.find(({ slug }) => slug === place.state)?.state;
  const missing = total?.missing.map((line) => t(`on_road.line.${line}`)).join(', ');
  const shareQuery = new URLSearchParams({ tractor: model, ...toPlacePrefill(place) });
  const loanQuery = new URLSearchParams({
    price: String(total?.min ?? ''),
    ...(place.state ? { state: place.state } : {}),
  });
  const dealerQuery = new URLSearchParams({
    brand,
    ...(place.state ? { state: place.state } : {}),
  });
  return (
    <div className={styles.total}>
      <Box labelledBy="on-road-total">
        <h2 id="on-road-total">
          <ProperNames text={t('on_road.total', { name })} names={[name]} />
        </h2>
        <p>{state ? t('on_road.in_state', { state }) : t('on_road.no_state')}</p>
        <div aria-live="polite">
          {total ? (
            <Price amount={[total.min, total.max]} language={language} size="big" />
          ) : (
            <MissingPrice>{t('on_road.no_total')}</MissingPrice>
          )}
          {missing ? (
            <p className={styles.note}>{t('on_road.missing', { lines: missing })}</p>
          ) : null}
        </div>
        <Enquire
          form="tractor-on-road"
          productId={id}
          productName={name}
          prefill={{ brand, model, ...toPlacePrefill(place) }}
          label={t('on_road.ask_dealers')}
        />
        <div className={styles.share}>
          <ShareLink name={t('on_road.total', { name })} query={`?${shareQuery}`} />
        </div>
        <p className={styles.more}>
          <Link to={`/tractor-dealers-in-india?${dealerQuery}`}>{t('on_road.dealers')}</Link>
          {total ? (
            <Link to={`/tractor-emi-calculator?${loanQuery}`}>{t('on_road.emi')}</Link>
          ) : null}
        </p>
      </Box>
    </div>
  );
}
