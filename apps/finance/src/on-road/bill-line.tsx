import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { type SourceDetails, SourceLine } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, TextInput } from '@tractor-haat/ui';
import { EX_SHOWROOM, type PriceLine } from './create-price-lines.ts';
import styles from './on-road.module.css';
import { readAmount } from './parse-typed-amounts.ts';

const MAX_AMOUNT_LENGTH = 40;

interface BillLineProps {
  readonly line: PriceLine;
  readonly text: string;
  readonly source: SourceDetails | undefined;
  readonly condition: string | null;
  readonly note: string | null;
  readonly onType: (text: string) => void;
}

export function BillLine({ line, text, source, condition, note, onType }: BillLineProps) {
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
