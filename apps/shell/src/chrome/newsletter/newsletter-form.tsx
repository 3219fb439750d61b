import { ApiError, isEmail, saveNewsletter } from '@tractor-haat/api-client';
import { usePage, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { InlineForm } from '@tractor-haat/ui';
import { type FormEvent, useEffect, useState } from 'react';

/** How long the thank-you note stays. */
const NOTE_MS = 3000;

type State = 'rest' | 'busy' | 'saved' | 'invalid' | 'failed' | 'network';

/** What a plain form was answered with, in the address it came back to. */
const isSaid = (said: string | null): said is 'saved' | 'invalid' | 'failed' =>
  said === 'saved' || said === 'invalid' || said === 'failed';

/** Subscribes to the newsletter; a plain form where there is no script. */
export function NewsletterForm() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const [query] = useSearchParams();
  const said = query.get('newsletter');
  const [state, setState] = useState<State>(isSaid(said) ? said : 'rest');
  /** The server's own words, which go before ours. */
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('rest'), NOTE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setMessage('');
    if (!isEmail(email)) return setState('invalid');
    setState('busy');
    try {
      const answer = await saveNewsletter({ email, language });
      setState('success' in answer ? 'saved' : 'failed');
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.body !== null;
      if (isAnswered && language === 'en') setMessage(error.body?.message ?? '');
      setState(isAnswered ? 'failed' : 'network');
    }
  }

  const failure = { invalid: 'invalid', failed: 'failed', network: 'network' } as const;
  const failed = state in failure ? failure[state as keyof typeof failure] : undefined;
  return (
    <InlineForm
      id="newsletter"
      on="deep"
      action="/api/news_letter_save"
      method="post"
      noValidate
      onSubmit={submit}
      label={t('newsletter.email')}
      input={{
        name: 'email',
        type: 'email',
        autoComplete: 'email',
        placeholder: t('newsletter.email'),
      }}
      button={t('newsletter.submit')}
      busy={state === 'busy'}
      error={failed && (message || t(`newsletter.${failed}`))}
      done={state === 'saved' ? t('newsletter.saved') : undefined}
    />
  );
}
