import { ApiError, api } from '@tractor-haat/api-client';
import { useIdempotentSubmit, usePendingTask } from '@tractor-haat/forms';
import { localizePath } from '@tractor-haat/i18n';
import { useLocation, usePage, useSearchParams, useTranslation } from '@tractor-haat/platform';
import {
  Alert,
  Button,
  Field,
  NativeSelect,
  StarInput,
  TextArea,
  TextInput,
} from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { TractorChoice } from '../products/maker-select.tsx';
import styles from './reviews.module.css';

interface ReviewFormProps {
  /** Without an id, the visitor selects the tractor. */
  readonly tractor?: number;
  readonly choices?: readonly TractorChoice[];
  /** Values by field of a review form that was submitted without JavaScript and rejected. */
  readonly values?: Readonly<Record<string, string>>;
}

export function ReviewForm({ tractor, choices = [], values = {} }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const { language } = usePage();
  const { pathname } = useLocation();
  const result = useReviewResult();
  const [rating, setRating] = useState(Number(values.rating ?? 0));
  const [state, setState] = useState<'idle' | 'sent' | { problem: string }>('idle');
  const submitWithKey = useIdempotentSubmit();
  const { busy, once } = usePendingTask();
  if (state === 'sent' || (result === 'sent' && state === 'idle')) {
    return <Alert tone="ok">{t('thanks')}</Alert>;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const readText = (name: string) => String(fields.get(name) ?? '');
    // Read from the form, because the stars may have been selected before hydration.
    const stars = Number(readText('rating'));
    if (stars === 0) {
      setState({ problem: t('choose_stars') });
      return;
    }
    const body = {
      tractor: readText('tractor'),
      rating: stars,
      name: readText('name'),
      text: readText('text'),
      language,
    };
    await once(async () => {
      setState('idle');
      try {
        await submitWithKey(body, (fields) => api.post('/api/review_save', fields));
        form.reset();
        setState('sent');
      } catch (error) {
        const message = error instanceof ApiError ? error.body?.message : undefined;
        setState({ problem: message ?? t('failed') });
      }
    });
  }

  return (
    <form
      method="post"
      action="/api/review_save"
      className={styles.form}
      onSubmit={submit}
      data-progress=""
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="back" value={localizePath(language, pathname)} />
      {tractor ? (
        <input type="hidden" name="tractor" value={tractor} />
      ) : (
        <Field label={t('lists:choice.model')}>
          {(control) => (
            <NativeSelect {...control} name="tractor" required>
              {choices.map(({ id, model }) => (
                <option key={id} value={id} translate="no">
                  {model}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <StarInput
        legend={t('stars')}
        name="rating"
        value={rating}
        onChange={setRating}
        starLabel={(stars) => t('stars_of', { value: stars })}
      />
      <Field label={t('name')}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={values.name}
            required
            maxLength={50}
            autoComplete="name"
          />
        )}
      </Field>
      <Field label={t('text')} hint={t('text_hint')}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            defaultValue={values.text}
            required
            minLength={10}
            maxLength={2000}
            rows={4}
          />
        )}
      </Field>
      {typeof state === 'object' ? (
        <Alert>{state.problem}</Alert>
      ) : state === 'idle' ? (
        <ReviewResult />
      ) : null}
      <Button type="submit" variant="line" isPending={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}

export function useReviewResult(): 'sent' | 'wrong' | 'too_many' | null {
  const [query] = useSearchParams();
  const result = query.get('review');
  return result === 'sent' || result === 'wrong' || result === 'too_many' ? result : null;
}

export function ReviewResult({ fallback = null }: { fallback?: ReactNode }) {
  const { t } = useTranslation('reviews');
  const result = useReviewResult();
  if (result === null) return fallback;
  if (result === 'sent') return <Alert tone="ok">{t('thanks')}</Alert>;
  return <Alert>{result === 'wrong' ? t('wrong') : t('too_much')}</Alert>;
}
