import { MODERATION_REASONS, type ShownItem, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
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
          <article
            key={one.id}
            className={styles.item}
            aria-current={index === place ? 'true' : undefined}
            aria-label={`${one.about} ${one.by}`}
          >
            <p>
              <a href={one.link}>{one.about}</a> · {one.by} ·{' '}
              {one.at.slice(0, 16).replace('T', ' ')}
            </p>
            <p>{one.text}</p>
            {one.same_number > 0 && <p>{t('same_number', { total: one.same_number })}</p>}
            {one.same_photo > 0 && <p>{t('same_photo', { total: one.same_photo })}</p>}
            {index === place && one.photos.length > 0 && (
              <div className={styles.photos}>
                {one.photos.map((photo) => (
                  <img key={photo} src={photo} alt={t('photo')} width={1280} height={960} />
                ))}
              </div>
            )}
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
          </article>
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
