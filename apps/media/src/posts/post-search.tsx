import { Form, useTranslation } from '@tractor-haat/platform';
import { Button, TextInput } from '@tractor-haat/ui';
import { MAX_SEARCH_LENGTH } from './load-posts.ts';
import styles from './post-search.module.css';

export function PostSearch({ action, search }: { action: string; search: string }) {
  const { t } = useTranslation('posts');
  return (
    <Form className={styles.form} action={action} role="search" aria-label={t('search_label')}>
      <TextInput
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t('search_label')}
        placeholder={t('search_hint')}
      />
      <Button type="submit" variant="quiet">
        {t('search')}
      </Button>
    </Form>
  );
}
