import { type PostPreview, sendDeskRequest } from '@tractor-haat/api-client';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextArea, TextInput } from '@tractor-haat/ui';
import { type MouseEvent, useState } from 'react';
import { formatErrorMessage } from '../frame/use-desk-data.ts';
import { TEXT_FIELDS } from './format-field-value.ts';
import styles from './post-texts.module.css';

type PostTextFields = Partial<Record<Language, Record<string, string>>>;
type Props = { texts: unknown; validationErrors: Record<string, string> };

export function PostTexts({ texts, validationErrors }: Props) {
  const { t } = useTranslation('desk');
  const postTexts = (texts ?? {}) as PostTextFields;
  const hasError = (language: string) =>
    Object.keys(validationErrors).some((fieldName) => fieldName.startsWith(`words.${language}`));
  return (
    <div className={styles.words}>
      {LANGUAGES.map((language) => (
        <details key={language} open={language === 'en' || hasError(language)}>
          <summary className={styles.language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </summary>
          <div className={styles.fields}>
            {TEXT_FIELDS.map((name) => {
              const fieldName = `words.${language}.${name}`;
              const inputProps = {
                name: fieldName,
                defaultValue: postTexts[language]?.[name] ?? '',
                lang: language,
              };
              return (
                <Field
                  key={name}
                  label={t(`post_words.${name}`)}
                  error={
                    validationErrors[fieldName] ??
                    (name === 'title' ? validationErrors[`words.${language}`] : undefined)
                  }
                >
                  {(control) =>
                    name === 'markdown' ? (
                      <TextArea {...control} {...inputProps} rows={14} />
                    ) : (
                      <TextInput {...control} {...inputProps} />
                    )
                  }
                </Field>
              );
            })}
            <Preview language={language} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The server renders the text as on the site and returns its validation errors. */
function Preview({ language }: { language: string }) {
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
