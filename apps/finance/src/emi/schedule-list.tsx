import { formatMonth, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { type Frequency, MONTHS_BETWEEN_INSTALMENTS } from '@tractor-haat/pages/loan';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { AccordionItem, Button, ButtonLink, Table } from '@tractor-haat/ui';
import { memo } from 'react';
import styles from './emi.module.css';
import { addMonths, type Schedule } from './schedule.ts';

interface ScheduleListProps {
  readonly schedule: Schedule;
  readonly every: Frequency;
  readonly start: string;
}

const AMOUNT_COLUMNS = ['instalment', 'principal', 'interest', 'balance'] as const;

export const ScheduleList = memo(({ schedule, every, start }: ScheduleListProps) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const { rows } = schedule;
  if (rows.length === 0) return null;
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const columns = [...AMOUNT_COLUMNS, ...(hasExtra ? (['extra'] as const) : [])];
  const formatDueMonth = (number: number) =>
    formatMonth(addMonths(start, (number - 1) * MONTHS_BETWEEN_INSTALMENTS[every]), language);
  const csv = toCsvUrl([
    [t('schedule.number'), t('schedule.month'), ...columns.map((name) => t(`schedule.${name}`))],
    ...rows.map((row) => [
      row.number,
      formatDueMonth(row.number),
      ...columns.map((name) => row[name]),
    ]),
  ]);
  return (
    <section className={styles.schedule}>
      <AccordionItem
        title={t('schedule.title', { number: formatNumber(rows.length, language) })}
        headingLevel={2}
      >
        <Table
          caption={t('schedule.caption')}
          corner={t('schedule.month')}
          columns={columns.map((id) => ({ id, name: t(`schedule.${id}`), align: 'end' }))}
          rows={rows.map((row) => ({
            id: String(row.number),
            name: `${row.number}. ${formatDueMonth(row.number)}`,
            cells: Object.fromEntries(
              columns.map((name) => [name, formatRupees(row[name], language)]),
            ),
          }))}
        />
      </AccordionItem>
      <div className={styles.actions}>
        <ButtonLink to={csv} download="tractor-emi.csv" size="small">
          {t('csv')}
        </ButtonLink>
        <Button size="small" className={styles.scripted} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </section>
  );
});

type Cell = string | number;

/** Spreadsheets run a cell that starts with one of these characters as a formula. */
const FORMULA_PATTERN = /^[=+\-@\t\r]/;

function formatCell(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA_PATTERN.test(cell) ? `'${cell}` : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

/** A data URL, so that the download works without JavaScript. */
export const toCsvUrl = (rows: readonly (readonly Cell[])[]): string =>
  // Excel reads the file as UTF-8 only with a byte order mark.
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${formatCsv(rows)}`)}`;
