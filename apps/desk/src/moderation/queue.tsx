import {
  ApiError,
  MODERATION_REASONS,
  type ModerationItem,
  sendDeskRequest,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../frame/frame.module.css';
import { useAction } from '../frame/use-action.ts';
import { QueueItem } from './queue-item.tsx';
import { type Decision, useKeys } from './use-keys.ts';

type Props = {
  items: readonly ModerationItem[];
  /** Text for an empty queue: loading, failed or done. */
  emptyLine: string;
  /** True while the items are requested again. */
  isLoading: boolean;
  /** Requests the items again and ignores a pending response. */
  onReload: () => void;
};

/** Moderation queue; keys or buttons decide the current item. */
export function Queue({ items, emptyLine, isLoading, onReload }: Props) {
  const { t } = useTranslation('desk');
  const [waiting, setWaiting] = useState(items);
  const [decided, setDecided] = useState<ModerationItem[]>([]);
  const [at, setAt] = useState(0);
  const [chosen, choose] = useState<Decision>();
  const [reason, setReason] = useState('');
  const { run, isBusy, message, clear: clearMessage } = useAction();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setWaiting(items), [items]);
  const currentIndex = Math.max(0, Math.min(at, waiting.length - 1));
  const item = waiting[currentIndex];
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [item?.id]);
  const clearChoice = () => {
    choose(undefined);
    setReason('');
  };
  const clear = () => {
    clearChoice();
    clearMessage();
  };
  const removeItem = ({ id: removedId }: ModerationItem) => {
    clearChoice();
    setWaiting((before) => before.filter(({ id }) => id !== removedId));
    if (waiting.every(({ id }) => id === removedId)) onReload();
  };
  const decide = (decision: Decision | undefined) => {
    if (item === undefined || decision === undefined) return;
    run(async () => {
      try {
        await sendDeskRequest('POST', `moderation/${item.id}`, { decision, reason });
      } catch (error) {
        if (hasChangedElsewhere(error)) removeItem(item);
        throw error;
      }
      setDecided((before) => [...before, item]);
      removeItem(item);
    });
  };
  const undo = () => {
    const last = decided.at(-1);
    if (last === undefined) return;
    run(async () => {
      const removeDecided = () => setDecided((before) => before.filter((item) => item !== last));
      try {
        await sendDeskRequest('POST', `moderation/${last.id}/undo`);
      } catch (error) {
        // The previous decision can still be undone.
        if (hasChangedElsewhere(error)) removeDecided();
        throw error;
      }
      removeDecided();
      clearChoice();
      setWaiting((before) => {
        const others = before.filter(({ id }) => id !== last.id);
        return [...others.slice(0, currentIndex), last, ...others.slice(currentIndex)];
      });
      // A pending list may be older than this undo.
      if (isLoading) onReload();
    });
  };
  useKeys({
    // Until the API responds, the choice belongs to the sent item.
    isPaused: isBusy,
    move: (by) => {
      clear();
      setAt(Math.max(0, Math.min(currentIndex + by, waiting.length - 1)));
    },
    choose,
    reason: (number) => setReason(MODERATION_REASONS[number - 1] ?? ''),
    send: () => decide(chosen),
    undo,
  });
  return (
    <>
      <p className={styles.soft}>{t('keys')}</p>
      {message && <Alert>{message.text}</Alert>}
      {waiting.length === 0 && <p>{emptyLine}</p>}
      <div className={styles.list} ref={list}>
        {waiting.map((waitingItem, index) => (
          <QueueItem key={waitingItem.id} item={waitingItem} isCurrent={index === currentIndex}>
            {index === currentIndex ? (
              <>
                <div className={styles.row}>
                  <Button onClick={() => choose('approve')} aria-pressed={chosen === 'approve'}>
                    {t('approve')}
                  </Button>
                  <Button
                    variant="quiet"
                    onClick={() => choose('refuse')}
                    aria-pressed={chosen === 'refuse'}
                  >
                    {t('refuse')}
                  </Button>
                  <Button
                    variant="quiet"
                    onClick={() => choose('ask')}
                    aria-pressed={chosen === 'ask'}
                  >
                    {t('ask')}
                  </Button>
                </div>
                {chosen !== undefined && chosen !== 'approve' && (
                  <>
                    <ol className={styles.row}>
                      {MODERATION_REASONS.map((name) => (
                        <li key={name}>
                          <Button
                            size="small"
                            variant="quiet"
                            aria-pressed={reason === name}
                            onClick={() => setReason(name)}
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
                          onChange={(event) => setReason(event.target.value)}
                        />
                      )}
                    </Field>
                  </>
                )}
                {chosen !== undefined && (
                  <Button isPending={isBusy} onClick={() => decide(chosen)}>
                    {t('send')}: {t(chosen)}
                  </Button>
                )}
              </>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-disabled={isBusy}
                onClick={() => {
                  if (isBusy) return;
                  clear();
                  setAt(index);
                }}
              >
                {t('look')}
              </Button>
            )}
          </QueueItem>
        ))}
      </div>
      {decided.length > 0 && (
        <Button variant="quiet" isPending={isBusy} onClick={undo}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}

/** True if a colleague decided or deleted the item. */
const hasChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 409 && error.body?.reason === 'decided'));
