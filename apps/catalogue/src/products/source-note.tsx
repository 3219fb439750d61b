import { type SourceDetails, SourceLine } from '@tractor-haat/pages';
import styles from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';

export function SourceNote({ of }: { of: SourceDetails }) {
  const { t } = useTranslation('lists');
  return (
    <p className={styles.note}>
      <SourceLine
        of={of}
        texts={{
          source: t('source'),
          memory: t('source_memory'),
          confidence: t(`confidence.${of.confidence}`),
        }}
      />
    </p>
  );
}
