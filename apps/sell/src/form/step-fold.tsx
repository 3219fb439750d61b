import { useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { CheckIcon, OpenIcon } from '@tractor-haat/ui/icons';
import type { ReactNode } from 'react';
import styles from './sell-form.module.css';
import type { SellStep } from './sell-steps.ts';

export function StepFold({
  step,
  number,
  isDone,
  isOpen,
  onToggle,
  onNext,
  children,
}: {
  step: SellStep;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onNext: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('sell');
  return (
    <details
      data-step={step}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.number}>{number}</span>
        <h2 className={styles.name}>{t(`step.${step}`)}</h2>
        {isDone ? (
          <span className={styles.done}>
            <CheckIcon size={20} />
            {t('done')}
          </span>
        ) : null}
        <OpenIcon size={20} className={styles.sign} />
      </summary>
      <div className={styles.fields}>
        {children}
        {onNext ? (
          <Button className={styles.next} onClick={onNext} wide>
            {t('next')}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
