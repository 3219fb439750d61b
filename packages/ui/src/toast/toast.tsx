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
  /** An action such as undo; it must be available elsewhere too. */
  action?: { label: string; onPress: () => void };
};

export type ToastProps = {
  message: ToastMessage | undefined;
  /** Dismissed or timed out: the owner removes the message. */
  onDone: () => void;
  closeLabel: string;
  /** Display time in ms; paused while it is hovered or focused. */
  stay_ms?: number;
};

/** Temporary confirmation. Its live region is always rendered; use `Alert` for important messages. */
export function Toast({ message, onDone, closeLabel, stay_ms = 6000 }: ToastProps) {
  const [held, setHeld] = useState(false);
  const done = useEffectEvent(onDone);
  const id = message?.id;
  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => done(), stay_ms);
    return () => clearTimeout(timer);
  }, [id, held, stay_ms]);
  const Sign = message?.tone === 'bad' ? WarningIcon : CheckIcon;
  return (
    <div
      role="status"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message && (
        <div key={message.id} className={styles.toast}>
          <Sign size={22} />
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
              // The button is removed without a blur event.
              setHeld(false);
              onDone();
            }}
          />
        </div>
      )}
    </div>
  );
}
