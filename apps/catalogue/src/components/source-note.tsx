import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import styles from './sections.module.css';

/** Says where a fact comes from. */
export interface Sourced {
  readonly source: string;
  readonly as_of: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Where the facts come from, from when they are and how sure they are. */
export const SourceNote = ({ of }: { of: Sourced }) => (
  <p className={styles.note}>
    <SourceWords of={of} />
  </p>
);

/** The same in the middle of other words; `sure` in place of the usual words for how sure it is. */
export function SourceWords({
  of: { source, as_of, confidence },
  sure,
}: {
  of: Sourced;
  sure?: string;
}) {
  const { t } = useTranslation('lists');
  const { language } = usePage();
  const [address] = source.match(/https?:\/\/[^\s;)]+/) ?? [];
  return (
    <>
      {t('source')}:{' '}
      {address ? (
        <a href={address} rel="nofollow noopener">
          {new URL(address).hostname}
        </a>
      ) : (
        t('source_memory')
      )}
      , {formatDate(as_of, language)}, {sure ?? t(`confidence.${confidence}`)}
    </>
  );
}
