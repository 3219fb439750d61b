import type { Post } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform';
import styles from './contents.module.css';

export function Contents({ of, language }: { of: Post['contents']; language: Language }) {
  const { t } = useTranslation('posts');
  if (of.length < 3) return null;
  return (
    <nav className={styles.box} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {t('contents')}
      </h2>
      <ol className={styles.list} lang={language}>
        {of.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
