import type { Language } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { useEffect, useRef, useState } from 'react';
import styles from './live-search.module.css';

type VoiceState = 'quiet' | 'listening' | 'unable' | 'unheard';

export function VoiceSearch({ onHeard }: { onHeard: (text: string) => void }) {
  const { t } = useTranslation('menus');
  const { language } = usePage();
  const [state, setState] = useState<VoiceState>('quiet');
  const activeRecognition = useRef<Recognition>(null);
  useEffect(() => () => activeRecognition.current?.stop(), []);

  function toggleListening() {
    if (state === 'listening') return activeRecognition.current?.stop();
    const recognition = createRecognition(language);
    if (!recognition) return setState('unable');
    let transcript = '';
    recognition.onresult = ({ results }) => {
      transcript = results[0]?.[0]?.transcript.trim() ?? '';
    };
    // `end` fires after a result, after an error and when the microphone is denied.
    recognition.onend = () => {
      activeRecognition.current = null;
      setState(transcript === '' ? 'unheard' : 'quiet');
      if (transcript !== '') onHeard(transcript);
    };
    activeRecognition.current = recognition;
    setState('listening');
    recognition.start();
  }
  return (
    <div className={styles.voice}>
      <button
        type="button"
        aria-label={t('search.voice.start')}
        aria-pressed={state === 'listening'}
        onClick={toggleListening}
      >
        <MicrophoneIcon />
      </button>
      <div role="status">
        {state === 'quiet' ? null : (
          <p className={`${styles.panel} ${styles.none}`}>{t(`search.voice.${state}`)}</p>
        )}
      </div>
    </div>
  );
}

function MicrophoneIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="9" y="2" width="6" height="12" rx="3" />
      <path d="M5 11a7 7 0 0 0 14 0M12 18v4" />
    </svg>
  );
}

/** The subset of `SpeechRecognition` (Web Speech API) that the search uses. */
export interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

type Recognizers = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>
>;

function createRecognition(language: Language): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Recognizers;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognizer) return null;
  const recognition = new Recognizer();
  recognition.lang = `${language}-IN`;
  return recognition;
}
