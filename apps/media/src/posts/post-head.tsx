import type { Post } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import styles from './post-head.module.css';

export function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  return (
    <header className={styles.head}>
      <h1 lang={post.title.language}>{post.title.text}</h1>
      <p className={styles.lead} lang={post.description.language}>
        {post.description.text}
      </p>
      <p className={styles.facts}>
        <span lang={post.author.language}>{post.author.text}</span> ·{' '}
        <time dateTime={post.published_on}>{formatDate(post.published_on, language)}</time>
        {post.updated_on ? (
          <span>
            {' · '}
            {t('updated', { date: formatDate(post.updated_on, language) })}
          </span>
        ) : null}
        {' · '}
        <span>{t('minutes', { count: post.reading_minutes })}</span>
      </p>
    </header>
  );
}
