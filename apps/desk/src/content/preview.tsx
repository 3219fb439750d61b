import { type PostPreview, sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { type MouseEvent, useState } from 'react';
import { formatErrorMessage } from '../frame/format-error-message.ts';
import styles from './post-texts.module.css';

/** The server renders the text as on the site and returns its validation errors. */
export function Preview({ language }: { language: string }) {
  const { t } = useTranslation('desk');
  const [preview, setPreview] = useState<PostPreview>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const loadPreview = async (event: MouseEvent<HTMLButtonElement>) => {
    const typed = new FormData(event.currentTarget.form ?? undefined);
    const markdown = String(typed.get(`words.${language}.markdown`) ?? '');
    try {
      const body = { language, markdown };
      setPreview((await sendDeskRequest<PostPreview>('POST', 'content/posts/preview', body)).data);
      setErrorMessage(undefined);
    } catch (error) {
      setErrorMessage(formatErrorMessage(error, t));
    }
  };
  return (
    <>
      <div>
        <Button variant="quiet" onClick={loadPreview}>
          {t('preview')}
        </Button>
      </div>
      {errorMessage && <Alert>{errorMessage}</Alert>}
      {preview && (
        <>
          {preview.mistakes.map(({ line, reason }) => (
            <Alert key={`${line} ${reason}`}>{t('mistake', { line, reason })}</Alert>
          ))}
          <section
            aria-label={t('preview')}
            lang={language}
            className={styles.preview}
            // Safe, because the server's Markdown renderer escapes HTML of the source text.
            dangerouslySetInnerHTML={{ __html: preview.html }}
          />
        </>
      )}
    </>
  );
}
