import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/index.ts';
import styles from './toast.module.css';

export type ToastMessage = {
  /** A new one shows the message anew, also with the same words. */
  id: string | number;
  text: ReactNode;
  tone?: 'ok' | 'bad';
  /** Undo and the like; it must be reachable elsewhere, too. */
  action?: { label: string; onPress: () => void };
};

export type ToastProps = {
  message: ToastMessage | undefined;
  /** Closed, or its time is over: the owner takes the message away. */
  onDone: () => void;
  closeLabel: string;
  /** How long it stays, in ms, while neither pointer nor focus is on it. */
  stay_ms?: number;
};

/**
 * Says for a few seconds that something was done. Its region is always on the page, so that the
 * words are read out; what must not be missed is an `Alert`.
 */
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
              // The button goes without a blur.
              setHeld(false);
              onDone();
            }}
          />
        </div>
      )}
    </div>
  );
}
