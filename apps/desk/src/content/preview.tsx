import { type PostPreview, sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { type MouseEvent, useState } from 'react';
import { formatErrorMessage } from '../frame/format-error-message.ts';
import styles from './post-texts.module.css';

/** Renders the text like the site, and lists the validation errors. */
export function Preview({ language }: { language: string }) {
  const { t } = useTranslation('desk');
  const [preview, setPreview] = useState<PostPreview>();
  const [failed, setFailed] = useState<string>();
  const loadPreview = async (event: MouseEvent<HTMLButtonElement>) => {
    const typed = new FormData(event.currentTarget.form ?? undefined);
    const markdown = String(typed.get(`words.${language}.markdown`) ?? '');
    try {
      const body = { language, markdown };
      setPreview((await sendDeskRequest<PostPreview>('POST', 'content/posts/preview', body)).data);
      setFailed(undefined);
    } catch (error) {
      setFailed(formatErrorMessage(error, t));
    }
  };
  return (
    <>
      <div>
        <Button variant="quiet" onClick={loadPreview}>
          {t('preview')}
        </Button>
      </div>
      {failed && <Alert>{failed}</Alert>}
      {preview && (
        <>
          {preview.mistakes.map(({ line, reason }) => (
            <Alert key={`${line} ${reason}`}>{t('mistake', { line, reason })}</Alert>
          ))}
          <section
            aria-label={t('preview')}
            lang={language}
            className={styles.preview}
            // Safe: the server's Markdown renderer outputs no HTML from the source text.
            dangerouslySetInnerHTML={{ __html: preview.html }}
          />
        </>
      )}
    </>
  );
}
