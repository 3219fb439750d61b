import type { Post } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform';
import styles from './contents.module.css';

const MIN_HEADINGS = 3;

export function Contents({ items, language }: { items: Post['contents']; language: Language }) {
  const { t } = useTranslation('posts');
  if (items.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles.box} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {t('contents')}
      </h2>
      <ol className={styles.list} lang={language}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
