import type { LocalText, Subsidy } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import { TextInLanguage } from '../components/text-in-language.tsx';
import styles from './scheme.module.css';

function Points({ title, of, ordered }: { title: string; of: LocalText[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3>{title}</h3>
      <List className={styles.points}>
        {of.map((point) => (
          <li key={point.text}>
            <TextInLanguage of={point} />
          </li>
        ))}
      </List>
    </section>
  );
}

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
        <TextInLanguage of={name} />
      </h2>
      <p>
        <TextInLanguage of={summary} />
      </p>
      <section>
        <h3>{`${t('help')} (${t('checked_on', { date })})`}</h3>
        <p>
          <TextInLanguage of={help} />
        </p>
      </section>
      <div className={styles.columns}>
        <Points title={t('eligibility')} of={scheme.eligibility} />
        <Points title={t('documents')} of={scheme.documents} />
      </div>
      <Points title={t('steps')} of={scheme.steps} ordered />
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
