import { type PictureName, picturePath } from '@tractor-haat/api-client';
import { useFormTranslations } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, MaskedPrice, MissingPrice, Picture, Price, Steps } from '@tractor-haat/ui';
import styles from './done-step.module.css';
import type { NextStep } from './next-step.ts';
import { Suggestions } from './suggestions.tsx';

type DoneStepProps = {
  step: Extract<NextStep, { name: 'done' }>;
  /** True for forms about an implement, whose result shows the price and similar implements. */
  isImplement: boolean;
  onCode: () => void;
  onNext: (next: NextStep) => void;
};

export function DoneStep({ step, isImplement, onCode, onNext }: DoneStepProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { formatMessage } = useFormTranslations();
  const isSkipped = step.by === 'skipped';
  return (
    <div className={styles.step}>
      {isSkipped ? null : <Steps step={3} steps={3} label={t('step', { step: 3, steps: 3 })} />}
      {isSkipped ? null : <Alert tone="ok">{formatMessage({ reason: step.by })}</Alert>}
      {isImplement ? (
        <PriceResult
          price={step.price}
          onCode={isSkipped ? onCode : undefined}
          name={step.sent.productName}
          picture={step.sent.picture}
        />
      ) : (
        <ThanksMessage contact={step.contact} />
      )}
      {isImplement ? (
        <Suggestions
          key={step.sent.primaryId}
          sent={step.sent}
          isVerified={!isSkipped}
          onNext={onNext}
        />
      ) : null}
    </div>
  );
}

const PICTURE_WIDTH = 200;
/** For screens with two device pixels per CSS pixel. */
const DENSE_WIDTH = 400;

type PriceResultProps = {
  price: Extract<NextStep, { name: 'done' }>['price'];
  /** Returns to the code step that the visitor skipped. Undefined if the code was entered. */
  onCode: (() => void) | undefined;
  name: string | undefined;
  picture: PictureName | undefined;
};

function PriceResult({ price, onCode, name, picture }: PriceResultProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { language } = usePage();
  return (
    <div className={styles.price}>
      {picture ? (
        <Picture
          source={(width, format) =>
            picturePath(picture, width === DENSE_WIDTH ? DENSE_WIDTH : PICTURE_WIDTH, format)
          }
          widths={[PICTURE_WIDTH, DENSE_WIDTH]}
          sizes="200px"
          width={PICTURE_WIDTH}
          height={150}
          alt=""
          className={styles.picture}
        />
      ) : null}
      {name ? <p className={styles.name}>{name}</p> : null}
      {onCode ? <MaskedPrice size="big" label={t('done.hidden')} /> : null}
      {onCode ? (
        <Button variant="text" onClick={onCode}>
          {t('done.hidden')}
        </Button>
      ) : null}
      {!onCode && !price ? <MissingPrice>{t('done.coming_soon')}</MissingPrice> : null}
      {price ? (
        <Price size="big" amount={[price.min_inr, price.max_inr]} language={language} />
      ) : null}
      {price ? <p className={styles.note}>{t('done.varies')}</p> : null}
    </div>
  );
}

function ThanksMessage({ contact }: { contact: string | undefined }) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  if (contact === undefined) return <p>{t('done.call_soon')}</p>;
  return (
    <p className={styles.name}>
      <a href={`tel:${contact}`}>{t('done.seller', { number: contact })}</a>
    </p>
  );
}
