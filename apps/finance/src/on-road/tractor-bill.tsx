import type { TractorFacts } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { tractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, ProperNames } from '@tractor-haat/ui';
import { useState } from 'react';
import { BillLine } from './bill-line.tsx';
import { BillTotal } from './bill-total.tsx';
import {
  calculateIncludedGst,
  calculateTotal,
  createPriceLines,
  EX_SHOWROOM,
  GST_PERCENT,
} from './create-price-lines.ts';
import type { TractorPriceData } from './load-tractor-price.ts';
import styles from './on-road.module.css';
import { parseTypedAmounts } from './parse-typed-amounts.ts';

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
