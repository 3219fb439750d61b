import { type PictureName, pictureAddress } from '@tractor-haat/api-client';
import { useFormWords } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, MaskedPrice, MissingPrice, Picture, Price, Steps } from '@tractor-haat/ui';
import type { NextStep } from '../flow/step.ts';
import styles from './done-step.module.css';
import { Suggestions } from './suggestions.tsx';

type DoneStepProps = {
  step: Extract<NextStep, { name: 'done' }>;
  productName: string | undefined;
  /** The form asks for an implement's price: it is shown, and others like it. */
  isImplement: boolean;
};

/** What the enquiry was for: the price, or thanks. */
export function DoneStep({ step, productName, isImplement }: DoneStepProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { say } = useFormWords();
  const isSkipped = step.by === 'skipped';
  return (
    <div className={styles.step}>
      {isSkipped ? null : <Steps step={3} steps={3} label={t('step', { step: 3, steps: 3 })} />}
      {isSkipped ? null : <Alert tone="ok">{say({ reason: step.by })}</Alert>}
      {isImplement ? (
        <PriceOf
          price={step.price}
          isHidden={isSkipped}
          name={productName}
          picture={step.sent.picture}
        />
      ) : (
        <Thanks contact={step.contact} />
      )}
      {isImplement ? <Suggestions sent={step.sent} /> : null}
    </div>
  );
}

type PriceOfProps = {
  price: Extract<NextStep, { name: 'done' }>['price'];
  isHidden: boolean;
  name: string | undefined;
  picture: PictureName | undefined;
};

function PriceOf({ price, isHidden, name, picture }: PriceOfProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { language } = usePage();
  return (
    <div className={styles.price}>
      {picture ? (
        <Picture
          source={(width, format) => pictureAddress(picture, width === 400 ? 400 : 200, format)}
          widths={[200, 400]}
          sizes="200px"
          width={200}
          height={150}
          alt=""
          className={styles.picture}
        />
      ) : null}
      {name ? <p className={styles.name}>{name}</p> : null}
      {isHidden ? <MaskedPrice size="big" label={t('done.hidden')} /> : null}
      {isHidden ? (
        <p className={styles.note} aria-hidden>
          {t('done.hidden')}
        </p>
      ) : null}
      {!isHidden && !price ? <MissingPrice>{t('done.coming_soon')}</MissingPrice> : null}
      {price ? (
        <Price size="big" amount={[price.min_inr, price.max_inr]} language={language} />
      ) : null}
      {price ? <p className={styles.note}>{t('done.varies')}</p> : null}
    </div>
  );
}

function Thanks({ contact }: { contact: string | undefined }) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  if (contact === undefined) return <p>{t('done.call_soon')}</p>;
  return (
    <p className={styles.name}>
      <a href={`tel:${contact}`}>{t('done.seller', { number: contact })}</a>
    </p>
  );
}
