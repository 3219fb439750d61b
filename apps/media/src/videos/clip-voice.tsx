import type { VideoVoice } from '@tractor-haat/api-client';
import { LANGUAGE_NAMES } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform/island';
import { Button, useHydrated } from '@tractor-haat/ui';
import { type RefObject, useRef } from 'react';
import styles from './clip-player.module.css';
import { useVoice } from './use-voice.ts';

export interface ClipVoiceProps {
  readonly voice: VideoVoice;
  readonly title: string;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
}

/** With JavaScript the audio is synced with the video. Without JavaScript it is a native player. */
export function ClipVoice({ voice, title, videoRef }: ClipVoiceProps) {
  const { t } = useTranslation('videos');
  const audioRef = useRef<HTMLAudioElement>(null);
  const { on, toggle } = useVoice(videoRef, audioRef);
  const isHydrated = useHydrated();
  const name = t('voice', { language: LANGUAGE_NAMES[voice.language] });
  return (
    <div className={styles.voice}>
      {isHydrated ? (
        <Button
          size="small"
          variant="quiet"
          aria-pressed={on}
          // A page may contain several players, so the name includes the title.
          aria-label={`${name}, ${title}`}
          icon={<Speaker on={on} />}
          onClick={toggle}
        >
          {name}
        </Button>
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: the captions of the video are what is said */}
      <audio
        ref={audioRef}
        className={styles.sound}
        preload="none"
        controls={!isHydrated}
        src={voice.src}
        aria-label={`${name}, ${title}`}
      />
    </div>
  );
}

const SOUND_WAVES_PATH = 'M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13';
const CROSS_PATH = 'M16 9l6 6M22 9l-6 6';

function Speaker({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`M11 5 6 9H2v6h4l5 4Z${on ? SOUND_WAVES_PATH : CROSS_PATH}`}
      />
    </svg>
  );
}
