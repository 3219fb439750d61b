import { island, usePage } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import styles from './listen.module.css';
import type { SpeechState } from './toggle-speech.ts';

export interface ListenProps {
  readonly labels: Readonly<Record<'start' | 'stop' | 'none' | 'no_voice', string>>;
}

function Reader({ labels }: ListenProps) {
  const { language } = usePage();
  const [state, setState] = useState<SpeechState>('quiet');
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);

  function toggle() {
    setState('speaking');
    import('./toggle-speech.ts')
      .then(({ toggleSpeech }) => toggleSpeech(language, setState))
      .catch(() => setState('none'));
  }
  return (
    <div className={styles.listen}>
      <Button wide onClick={toggle} aria-pressed={state === 'speaking'}>
        {state === 'speaking' ? labels.stop : labels.start}
      </Button>
      <p role="status">{labels[state as keyof typeof labels]}</p>
    </div>
  );
}

/** Reads the page's name, price and facts aloud. The code loads on the first click. */
export const Listen = island('catalogue/listen', Reader);
