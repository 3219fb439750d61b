import { usePage, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { InlineForm } from '@tractor-haat/ui';
import { type FormEvent, useEffect, useState } from 'react';

const loadSubscribe = () => import(/* webpackChunkName: "shell-newsletter" */ './subscribe.ts');

const MESSAGE_DURATION_MS = 3000;

type FormState = 'idle' | 'pending' | 'saved' | 'invalid' | 'failed' | 'network';

const isFormResult = (result: string | null): result is 'saved' | 'invalid' | 'failed' =>
  result === 'saved' || result === 'invalid' || result === 'failed';

export function NewsletterForm() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const [query] = useSearchParams();
  const result = query.get('newsletter');
  const [state, setState] = useState<FormState>(isFormResult(result) ? result : 'idle');
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('idle'), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setMessage('');
    setState('pending');
    const { state: nextState, message: nextMessage } = await loadSubscribe()
      .then(({ subscribe }) => subscribe(email, language))
      .catch(() => ({ state: 'network' as const, message: '' }));
    if (nextState === 'saved') form.reset();
    setState(nextState);
    setMessage(nextMessage);
  }

  const hasFailed = state === 'invalid' || state === 'failed' || state === 'network';
  return (
    <InlineForm
      id="newsletter"
      on="deep"
      action="/api/news_letter_save"
      method="post"
      data-progress=""
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
      isPending={state === 'pending'}
      error={hasFailed ? message || t(`newsletter.${state}`) : undefined}
      done={state === 'saved' ? t('newsletter.saved') : undefined}
    />
  );
}
