import {
  picturePath,
  SUGGESTION_TYPE_ID,
  type SuggestedImplement,
  sendPopupEnquiry,
} from '@tractor-haat/api-client';
import {
  createFormMessage,
  type FormMessage,
  FormMessageLine,
  useIdempotentSubmit,
} from '@tractor-haat/forms';
import type { Language } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, MaskedPrice, MissingPrice, Picture, Price } from '@tractor-haat/ui';
import { CheckIcon } from '@tractor-haat/ui/icons';
import { useState } from 'react';
import type { NextStep, SentEnquiry } from '../flow/next-step.ts';
import { isPhone, toNextStep } from '../flow/send-form.ts';
import styles from './suggestion-card.module.css';

const SMALL_WIDTH = 200;
const LARGE_WIDTH = 400;

type SuggestionCardProps = {
  implement: SuggestedImplement;
  sent: SentEnquiry;
  isVerified: boolean;
  /** Called if the API requires a code again, because the browser sent no cookie. */
  onNext: (next: NextStep) => void;
};

export function SuggestionCard({ implement, sent, isVerified, onNext }: SuggestionCardProps) {
  const { t } = useTranslation('steps');
  const { language } = usePage();
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | FormMessage>('idle');
  const submitWithKey = useIdempotentSubmit();
  const { brand, model, picture } = implement;

  async function sendInterest() {
    setState('busy');
    try {
      const verified_flag = isVerified ? 'Verified' : 'Non_Verified';
      const interest = { ...createInterest(implement, sent, language), verified_flag };
      const { data } = await submitWithKey(interest, sendPopupEnquiry);
      if (data.text === 'suggestion_saved') return setState('sent');
      const enquiry = { ...sent, ...toSentProduct(implement, data.primary_id) };
      onNext(await toNextStep(enquiry, data, { language, submitWithKey }));
    } catch (error) {
      setState(createFormMessage(error, 'submission_failed', 'submission_network'));
    }
  }
  return (
    <article className={styles.card}>
      <Picture
        source={(width, format) =>
          picturePath(picture, width === LARGE_WIDTH ? LARGE_WIDTH : SMALL_WIDTH, format)
        }
        widths={[SMALL_WIDTH, LARGE_WIDTH]}
        sizes="(min-width: 786px) 140px, (min-width: 450px) 45vw, 112px"
        width={LARGE_WIDTH}
        height={300}
        alt=""
        className={styles.picture}
      />
      <h4 className={styles.name} translate="no">{`${brand} ${model}`}</h4>
      <SuggestionPrice implement={implement} />
      {state === 'sent' ? (
        <p className={styles.sent} role="status">
          <CheckIcon size={20} />
          {t('done.sent')}
        </p>
      ) : (
        <Button size="small" wide isPending={state === 'busy'} onClick={sendInterest}>
          {t('action.interested')}
        </Button>
      )}
      <FormMessageLine message={typeof state === 'object' ? state : undefined} />
    </article>
  );
}

function SuggestionPrice({ implement: { price, price_state } }: { implement: SuggestedImplement }) {
  const { t } = useTranslation('steps');
  const { language } = usePage();
  if (price)
    return (
      <Price size="small" amount={price.min_inr} language={language} suffix={t('done.onwards')} />
    );
  if (price_state === 'hidden') return <MaskedPrice size="small" label={t('done.hidden')} />;
  return <MissingPrice>{t('done.coming_soon')}</MissingPrice>;
}

function toSentProduct(implement: SuggestedImplement, primaryId: string) {
  const { id, brand, type_slug, brand_slug, model, picture } = implement;
  return {
    primaryId,
    productId: id,
    productName: `${brand} ${model}`,
    type: type_slug,
    brand: brand_slug,
    model,
    picture,
  };
}

function createInterest(implement: SuggestedImplement, sent: SentEnquiry, language: Language) {
  const { name, mobile, state, district, tehsil, primaryId } = sent;
  return {
    name,
    mobile,
    state,
    district,
    tehsil,
    type: implement.type_slug,
    brand: implement.brand_slug,
    model: implement.model,
    product_id: implement.id,
    primary_id: primaryId,
    type_id: isPhone() ? SUGGESTION_TYPE_ID.mobile : SUGGESTION_TYPE_ID.desktop,
    page_source: 'Whatsapp Popup',
    language,
  };
}
