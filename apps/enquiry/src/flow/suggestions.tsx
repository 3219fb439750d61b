import {
  ApiError,
  api,
  picturePath,
  SUGGESTION_TYPE_ID,
  type SuggestedImplement,
} from '@tractor-haat/api-client';
import {
  createFormMessage,
  type FormMessage,
  FormMessageLine,
  useIdempotentSubmit,
} from '@tractor-haat/forms';
import type { Language } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import {
  Button,
  MaskedPrice,
  MissingPrice,
  Picture,
  Price,
  Skeleton,
  Slider,
} from '@tractor-haat/ui';
import { CheckIcon } from '@tractor-haat/ui/icons';
import { useEffect, useState } from 'react';
import type { NextStep, SentEnquiry } from './next-step.ts';
import { isPhone, toNextStep } from './send-form.ts';
import cardStyles from './suggestion-card.module.css';
import styles from './suggestions.module.css';

type SuggestionsProps = {
  sent: SentEnquiry;
  isVerified: boolean;
  onNext: (next: NextStep) => void;
};

export function Suggestions({ sent, isVerified, onNext }: SuggestionsProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { language } = usePage();
  const [suggestions, setSuggestions] = useState<readonly SuggestedImplement[]>();
  const [failure, setFailure] = useState<FormMessage>();
  const [retryCount, setRetryCount] = useState(0);
  const { productId, brand, type } = sent;

  useEffect(() => {
    const controller = new AbortController();
    setFailure(undefined);
    api
      .post(
        '/api/suggested_implement',
        { product_id: productId ?? null, brand_name: brand, implement_type: type, language },
        { signal: controller.signal },
      )
      .then(
        ({ data }) => setSuggestions(data ?? []),
        (error) => {
          if (controller.signal.aborted) return;
          setFailure(createFormMessage(error, 'suggestions_failed', toFailureReason(error)));
        },
      );
    return () => controller.abort();
  }, [productId, brand, type, language, retryCount]);

  if (failure) {
    return (
      <div className={styles.suggestions}>
        <FormMessageLine message={failure} />
        <Button onClick={() => setRetryCount((count) => count + 1)}>{t('select.retry')}</Button>
      </div>
    );
  }
  if (suggestions?.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3 className={styles.title}>{t('done.similar')}</h3>
      {suggestions === undefined ? (
        <Skeleton shape="picture" />
      ) : (
        <Slider
          label={t('done.similar')}
          texts={{
            previous: t('done.previous'),
            next: t('done.next'),
            position: (at, count) => t('done.position', { at, count }),
          }}
        >
          {suggestions.map((implement) => (
            <SuggestionCard
              key={implement.id}
              implement={implement}
              sent={sent}
              isVerified={isVerified}
              onNext={onNext}
            />
          ))}
        </Slider>
      )}
    </div>
  );
}

const toFailureReason = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 ? 'suggestions_failed' : 'suggestions_network';

const SMALL_WIDTH = 200;
const LARGE_WIDTH = 400;

type SuggestionCardProps = {
  implement: SuggestedImplement;
  sent: SentEnquiry;
  isVerified: boolean;
  /** Called if the API requires a code again, because the browser sent no cookie. */
  onNext: (next: NextStep) => void;
};

function SuggestionCard({ implement, sent, isVerified, onNext }: SuggestionCardProps) {
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
      const { data } = await submitWithKey(interest, (body) =>
        api.post('/api/whatsapp_popup_enquiry', body),
      );
      if (data.text === 'suggestion_saved') return setState('sent');
      const enquiry = { ...sent, ...toSentProduct(implement, data.primary_id) };
      onNext(await toNextStep(enquiry, data, { language, submitWithKey }));
    } catch (error) {
      setState(createFormMessage(error, 'submission_failed', 'submission_network'));
    }
  }
  return (
    <article className={cardStyles.card}>
      <Picture
        source={(width, format) =>
          picturePath(picture, width === LARGE_WIDTH ? LARGE_WIDTH : SMALL_WIDTH, format)
        }
        widths={[SMALL_WIDTH, LARGE_WIDTH]}
        sizes="(min-width: 786px) 140px, (min-width: 450px) 45vw, 112px"
        width={LARGE_WIDTH}
        height={300}
        alt=""
        className={cardStyles.picture}
      />
      <h4 className={cardStyles.name} translate="no">{`${brand} ${model}`}</h4>
      <SuggestionPrice implement={implement} />
      {state === 'sent' ? (
        <p className={cardStyles.sent} role="status">
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
