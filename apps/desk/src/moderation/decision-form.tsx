import { MODERATION_REASONS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextInput } from '@tractor-haat/ui';
import styles from '../frame/frame.module.css';
import type { Decision } from './use-keys.ts';

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
