import type { LocalText, Subsidy } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import styles from './scheme.module.css';

export function Scheme({ scheme }: { scheme: Subsidy }) {
  const { t } = useTranslation('subsidies');
  const { language } = usePage();
  const { slug, name, state, summary, help, checked_on, official_url, official_name } = scheme;
  const date = formatDate(checked_on, language);
  return (
    <article id={slug} className={styles.scheme} aria-labelledby={`${slug}-name`}>
      <p className={styles.where}>
        <Tag variant="chosen">{state ? t(`state_${state}`) : t('whole_country')}</Tag>
        <span>{t('not_since', { date })}</span>
      </p>
      <h2 id={`${slug}-name`}>
        <TextInLanguage content={name} />
      </h2>
      <p>
        <TextInLanguage content={summary} />
      </p>
      <section>
        <h3>{`${t('help')} (${t('checked_on', { date })})`}</h3>
        <p>
          <TextInLanguage content={help} />
        </p>
      </section>
      <div className={styles.columns}>
        <Points title={t('eligibility')} items={scheme.eligibility} />
        <Points title={t('documents')} items={scheme.documents} />
      </div>
      <Points title={t('steps')} items={scheme.steps} ordered />
      <a
        className={styles.official}
        href={official_url}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {t('official', { name: official_name })}
      </a>
    </article>
  );
}

interface PointsProps {
  readonly title: string;
  readonly items: readonly LocalText[];
  readonly ordered?: boolean;
}

function Points({ title, items, ordered }: PointsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3>{title}</h3>
      <List className={styles.points}>
        {items.map((point) => (
          <li key={point.text}>
            <TextInLanguage content={point} />
          </li>
        ))}
      </List>
    </section>
  );
}

/** The text may be in another language than the page. */
function TextInLanguage({ content }: { content: LocalText }) {
  return <span lang={content.language}>{content.text}</span>;
}
