import { MODERATION_REASONS, type ShownItem, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { QueueItem } from './queue-item.tsx';
import { type Decision, useKeys } from './use-keys.ts';

type Props = { items: readonly ShownItem[]; onEmpty: () => void };

/** The queue: one item is the current one, and keys or buttons decide it. */
export function Queue({ items, onEmpty }: Props) {
  const { t } = useTranslation('desk');
  const [waiting, setWaiting] = useState(items);
  const [decided, setDecided] = useState<ShownItem[]>([]);
  const [at, setAt] = useState(0);
  const [chosen, choose] = useState<Decision>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setWaiting(items), [items]);
  const place = Math.min(at, waiting.length - 1);
  const item = waiting[place];
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [item?.id]);
  const clear = () => {
    choose(undefined);
    setReason('');
    setProblem(undefined);
  };
  const decide = async (decision: Decision | undefined) => {
    if (item === undefined || decision === undefined) return;
    try {
      await sendDesk('POST', `moderation/${item.id}`, { decision, reason });
    } catch (error) {
      setProblem(told(error, t));
      return;
    }
    clear();
    setDecided((before) => [...before, item]);
    const left = waiting.filter(({ id }) => id !== item.id);
    setWaiting(left);
    if (left.length === 0) onEmpty();
  };
  const undo = async () => {
    const last = decided.at(-1);
    if (last === undefined) return;
    try {
      await sendDesk('POST', `moderation/${last.id}/undo`);
    } catch (error) {
      setProblem(told(error, t));
      return;
    }
    clear();
    setDecided((before) => before.slice(0, -1));
    setWaiting((before) => [...before.slice(0, place), last, ...before.slice(place)]);
  };
  useKeys({
    move: (by) => {
      clear();
      setAt(Math.max(0, Math.min(place + by, waiting.length - 1)));
    },
    choose,
    reason: (number) => setReason(MODERATION_REASONS[number - 1] ?? ''),
    send: () => decide(chosen),
    undo,
  });
  return (
    <>
      <p className={styles.soft}>{t('keys')}</p>
      {problem && <Alert>{problem}</Alert>}
      {waiting.length === 0 && <p>{t('nothing')}</p>}
      <div className={styles.list} ref={list}>
        {waiting.map((one, index) => (
          <QueueItem key={one.id} item={one} isCurrent={index === place}>
            {index === place ? (
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
                  <Button onClick={() => decide(chosen)}>
                    {t('send')}: {t(chosen)}
                  </Button>
                )}
              </>
            ) : (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
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
        <Button variant="quiet" onClick={undo}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}
