import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform';
import { Field, TextArea, TextInput } from '@tractor-haat/ui';
import styles from './post-texts.module.css';
import { Preview } from './preview.tsx';
import { TEXT_FIELDS } from './read-typed-texts.ts';

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
