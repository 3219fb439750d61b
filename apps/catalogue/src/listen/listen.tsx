import { island, usePage } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import styles from './listen.module.css';

export interface ListenProps {
  readonly labels: Readonly<Record<'start' | 'stop' | 'none', string>>;
}

function Reader({ labels }: ListenProps) {
  const { language } = usePage();
  const [state, setState] = useState<'quiet' | 'speaking' | 'none'>('quiet');
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);

  async function press() {
    if (state === 'speaking') return speechSynthesis.cancel();
    if (!('speechSynthesis' in globalThis)) return setState('none');
    setState('speaking');
    try {
      const { readAloud } = await import('./read-aloud.ts');
      await readAloud(language);
      setState('quiet');
    } catch {
      setState('none');
    }
  }
  return (
    <div className={styles.listen}>
      <Button wide onClick={press} aria-pressed={state === 'speaking'}>
        {state === 'speaking' ? labels.stop : labels.start}
      </Button>
      <p role="status">{state === 'none' ? labels.none : ''}</p>
    </div>
  );
}

/** Reads the page's name, price and facts aloud, in the page's language. How it is done comes with the first press. */
export const Listen = island('catalogue/listen', Reader);
