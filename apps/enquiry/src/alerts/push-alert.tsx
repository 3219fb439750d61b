import { ApiError, api } from '@tractor-haat/api-client';
import { island, usePage } from '@tractor-haat/platform/island';
import { Alert, Button } from '@tractor-haat/ui';
import { type MouseEvent, useState } from 'react';
import styles from './push-alert.module.css';
import type { PushFailure } from './subscribe.ts';

export interface PushAlertProps {
  readonly product: string;
  readonly pushKey: string;
  readonly labels: Readonly<Record<'or' | 'start' | 'line' | 'away' | PushFailure, string>>;
}

type RequestState =
  | { readonly name: 'idle' | 'busy' }
  | { readonly name: 'ok' | 'bad'; readonly text: string };

export const PushAlert = island('enquiry/push-alert', PushButton);

function PushButton({ product, pushKey, labels }: PushAlertProps) {
  const { language } = usePage();
  const [state, setState] = useState<RequestState>({ name: 'idle' });

  async function requestAlert({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const filter = readFilter(currentTarget.form);
    setState({ name: 'busy' });
    try {
      const { subscribe } = await import('./subscribe.ts');
      const push = await subscribe(pushKey);
      if (typeof push === 'string') return setState({ name: 'bad', text: labels[push] });
      const alert = { product, ...filter, push, language };
      const { message } = await api.post('/api/price_alert_save', alert);
      setState({ name: 'ok', text: message });
    } catch (error) {
      const message = error instanceof ApiError ? error.body?.message : undefined;
      setState({ name: 'bad', text: message ?? labels.away });
    }
  }
  return (
    <div className={styles.push}>
      <p className={styles.divider}>{labels.or}</p>
      <Button wide isPending={state.name === 'busy'} onClick={requestAlert}>
        {labels.start}
      </Button>
      <p className={styles.line}>{labels.line}</p>
      {'text' in state ? <Alert tone={state.name}>{state.text}</Alert> : null}
    </div>
  );
}

/** Values of the alert form around the button. */
function readFilter(form: HTMLFormElement | null) {
  const fields = new FormData(form ?? undefined);
  const readField = (name: string) => String(fields.get(name) ?? '');
  return { below: readField('below'), state: readField('state'), district: readField('district') };
}
