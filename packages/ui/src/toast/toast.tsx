import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/index.ts';
import styles from './toast.module.css';

export type ToastMessage = {
  /** A new value shows the message again, even with the same text. */
  id: string | number;
  text: ReactNode;
  tone?: 'ok' | 'bad';
  /** An action such as undo. It must be available elsewhere too, because the toast disappears. */
  action?: { label: string; onPress: () => void };
};

export type ToastProps = {
  message: ToastMessage | undefined;
  /** Called when the visitor closes the message or its time is over. The caller must then remove it. */
  onDone: () => void;
  closeLabel: string;
  /** Display time in milliseconds. It is paused while the toast is hovered or focused. */
  stay_ms?: number;
};

/** Temporary confirmation. Render it even without a message, because it is a live region. For errors use `Alert`. */
export function Toast({ message, onDone, closeLabel, stay_ms = 6000 }: ToastProps) {
  const [isPaused, setPaused] = useState(false);
  const handleDone = useEffectEvent(onDone);
  const id = message?.id;
  useEffect(() => {
    if (id === undefined || isPaused) return;
    const timer = setTimeout(() => handleDone(), stay_ms);
    return () => clearTimeout(timer);
  }, [id, isPaused, stay_ms]);
  const ToneIcon = message?.tone === 'bad' ? WarningIcon : CheckIcon;
  return (
    <div
      role="status"
      className={styles.region}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {message && (
        <div key={message.id} className={styles.toast}>
          <ToneIcon size={22} />
          <div className={styles.text}>{message.text}</div>
          {message.action && (
            <Button variant="deep" size="small" onClick={message.action.onPress}>
              {message.action.label}
            </Button>
          )}
          <IconButton
            label={closeLabel}
            icon={<CloseIcon />}
            onClick={() => {
              // React removes the focused button without a blur event, so the pause is ended here.
              setPaused(false);
              onDone();
            }}
          />
        </div>
      )}
    </div>
  );
}
