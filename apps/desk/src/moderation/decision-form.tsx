import { MODERATION_REASONS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextInput } from '@tractor-haat/ui';
import { useEffect, useEffectEvent } from 'react';
import styles from '../frame/frame.module.css';

type Props = {
  decision: Decision | undefined;
  reason: string;
  isPending: boolean;
  onDecision: (decision: Decision) => void;
  onReason: (reason: string) => void;
  onSend: () => void;
};

const DECISION_ORDER: readonly Decision[] = ['approve', 'refuse', 'ask'];

export function DecisionForm({ decision, reason, isPending, onDecision, onReason, onSend }: Props) {
  const { t } = useTranslation('desk');
  return (
    <>
      <div className={styles.row}>
        {DECISION_ORDER.map((name) => (
          <Button
            key={name}
            variant={name === 'approve' ? undefined : 'quiet'}
            aria-pressed={decision === name}
            onClick={() => onDecision(name)}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      {decision !== undefined && decision !== 'approve' && (
        <>
          <ol className={styles.row}>
            {MODERATION_REASONS.map((name) => (
              <li key={name}>
                <Button
                  size="small"
                  variant="quiet"
                  aria-pressed={reason === name}
                  onClick={() => onReason(name)}
                >
                  {t(`why.${name}`)}
                </Button>
              </li>
            ))}
          </ol>
          <Field label={t('reason')}>
            {(control) => (
              <TextInput
                {...control}
                value={reason}
                onChange={({ target }) => onReason(target.value)}
              />
            )}
          </Field>
        </>
      )}
      {decision !== undefined && (
        <Button isPending={isPending} onClick={onSend}>
          {t('send')}: {t(decision)}
        </Button>
      )}
    </>
  );
}

export type Decision = 'approve' | 'refuse' | 'ask';

type KeyHandlers = {
  isPaused: boolean;
  move(offset: 1 | -1): void;
  choose(decision: Decision): void;
  chooseReason(number: number): void;
  send(): void;
  undo(): void;
};

const DECISION_BY_KEY: Readonly<Record<string, Decision>> = { a: 'approve', r: 'refuse', m: 'ask' };

/**
 * Keyboard shortcuts: J and K move, A, R and M select a decision, 1 to 9 a reason, Enter sends it, U undoes it. Inactive
 * in form fields.
 */
export function useKeys(handlers: KeyHandlers): void {
  // An effect event, because a ref set in an effect would be outdated for a key that follows quickly.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || handlers.isPaused) return;
    const key = event.key.toLowerCase();
    const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea');
    // Enter in the reason field sends the decision. On a button or link it activates that element.
    if (isTyping && !(key === 'enter' && target.matches('input'))) return;
    if (key === 'enter' && target instanceof HTMLElement && target.matches('a, button')) return;
    if (applyKey(handlers, key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function applyKey(handlers: KeyHandlers, key: string): boolean {
  const choice = DECISION_BY_KEY[key];
  if (key === 'j') handlers.move(1);
  else if (key === 'k') handlers.move(-1);
  else if (choice !== undefined) handlers.choose(choice);
  else if (/^[1-9]$/.test(key)) handlers.chooseReason(Number(key));
  else if (key === 'enter') handlers.send();
  else if (key === 'u') handlers.undo();
  else return false;
  return true;
}
