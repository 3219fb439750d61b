import {
  ApiError,
  MODERATION_REASONS,
  type ModerationItem,
  sendDeskRequest,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../frame/frame.module.css';
import { useAction } from '../frame/use-desk-data.ts';
import { type Decision, DecisionForm, useKeys } from './decision-form.tsx';
import { QueueItem } from './queue-item.tsx';

type Props = {
  items: readonly ModerationItem[];
  emptyLine: string;
  isLoading: boolean;
  /** Requests the items again and ignores a pending response. */
  onReload: () => void;
};

export function Queue({ items, emptyLine, isLoading, onReload }: Props) {
  const { t } = useTranslation('desk');
  const [waitingItems, setWaitingItems] = useState(items);
  const [decidedItems, setDecidedItems] = useState<ModerationItem[]>([]);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [selectedDecision, setSelectedDecision] = useState<Decision>();
  const [reason, setReason] = useState('');
  const { run, isBusy, message, clear: clearMessage } = useAction();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setWaitingItems(items), [items]);
  const currentIndex = Math.max(0, Math.min(selectedIndex, waitingItems.length - 1));
  const item = waitingItems[currentIndex];
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [item?.id]);
  const clearChoice = () => {
    setSelectedDecision(undefined);
    setReason('');
  };
  const clearChoiceAndMessage = () => {
    clearChoice();
    clearMessage();
  };
  const removeItem = ({ id: removedId }: ModerationItem) => {
    clearChoice();
    setWaitingItems((previous) => previous.filter(({ id }) => id !== removedId));
    if (waitingItems.every(({ id }) => id === removedId)) onReload();
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
      setDecidedItems((previous) => [...previous, item]);
      removeItem(item);
    });
  };
  const undo = () => {
    const lastItem = decidedItems.at(-1);
    if (lastItem === undefined) return;
    run(async () => {
      const removeDecided = () =>
        setDecidedItems((previous) => previous.filter((item) => item !== lastItem));
      try {
        await sendDeskRequest('POST', `moderation/${lastItem.id}/undo`);
      } catch (error) {
        // A colleague has changed the item. After its removal, the previous decision can be undone.
        if (hasChangedElsewhere(error)) removeDecided();
        throw error;
      }
      removeDecided();
      clearChoice();
      setWaitingItems((previous) => {
        const otherItems = previous.filter(({ id }) => id !== lastItem.id);
        return [...otherItems.slice(0, currentIndex), lastItem, ...otherItems.slice(currentIndex)];
      });
      // A pending response may be older than this undo.
      if (isLoading) onReload();
    });
  };
  useKeys({
    // The choice belongs to the item that is being sent.
    isPaused: isBusy,
    move: (offset) => {
      clearChoiceAndMessage();
      setSelectedIndex(Math.max(0, Math.min(currentIndex + offset, waitingItems.length - 1)));
    },
    choose: setSelectedDecision,
    chooseReason: (number) => setReason(MODERATION_REASONS[number - 1] ?? ''),
    send: () => decide(selectedDecision),
    undo,
  });
  return (
    <>
      <p className={styles.soft}>{t('keys')}</p>
      {message && <Alert>{message.text}</Alert>}
      {waitingItems.length === 0 && <p>{emptyLine}</p>}
      <div className={styles.list} ref={list}>
        {waitingItems.map((waitingItem, index) => (
          <QueueItem key={waitingItem.id} item={waitingItem} isCurrent={index === currentIndex}>
            {index === currentIndex ? (
              <DecisionForm
                decision={selectedDecision}
                reason={reason}
                isPending={isBusy}
                onDecision={setSelectedDecision}
                onReason={setReason}
                onSend={() => decide(selectedDecision)}
              />
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-disabled={isBusy}
                onClick={() => {
                  if (isBusy) return;
                  clearChoiceAndMessage();
                  setSelectedIndex(index);
                }}
              >
                {t('look')}
              </Button>
            )}
          </QueueItem>
        ))}
      </div>
      {decidedItems.length > 0 && (
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
