import { useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect, TextArea, TextInput } from '@tractor-haat/ui';
import { toIndiaMinute } from '../frame/format-moment.ts';
import {
  formatFieldValue,
  parseFieldValue,
  parseIndiaTime,
  readTypedTexts,
} from './format-field-value.ts';
import { PostTexts } from './post-texts.tsx';

type Row = Readonly<Record<string, unknown>>;
type Props = {
  kind: string;
  names: readonly string[];
  row: Row;
  validationErrors: Record<string, string>;
};

/** Longer values get a text area. */
const MAX_LINE_LENGTH = 60;

const POST_STATES = ['draft', 'scheduled', 'published'];

export function RowFields({ kind, names, row, validationErrors }: Props) {
  const { t } = useTranslation('desk');
  const isPost = kind === 'posts';
  return names.map((name) => {
    const validationError = findFieldError(validationErrors, name);
    if (isPost && name === 'words')
      return <PostTexts key={name} texts={row.words} validationErrors={validationErrors} />;
    if (isPost && name === 'state')
      return (
        <Field key={name} label={t('state')} error={validationError}>
          {(control) => (
            <NativeSelect {...control} name={name} defaultValue={String(row.state)}>
              {POST_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`post_state.${state}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      );
    if (isPost && name === 'show_at')
      return (
        <Field key={name} label={t('show_at')} error={validationError}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              type="datetime-local"
              defaultValue={toIndiaMinute(row.show_at)}
            />
          )}
        </Field>
      );
    return <RowField key={name} name={name} value={row[name]} validationError={validationError} />;
  });
}

/** Also finds the error of a sub-field, such as `name.en`. */
function findFieldError(
  validationErrors: Record<string, string>,
  name: string,
): string | undefined {
  const path = Object.keys(validationErrors).find(
    (errorPath) => errorPath === name || errorPath.startsWith(`${name}.`),
  );
  return path === undefined ? undefined : validationErrors[path];
}

export function listChangedFields(
  form: FormData,
  { kind, names, row }: Omit<Props, 'validationErrors'>,
) {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value = readTypedField(form, kind, name, row[name]);
    if (JSON.stringify(value) !== JSON.stringify(row[name])) fields[name] = value;
  }
  return fields;
}

function readTypedField(
  form: FormData,
  kind: string,
  name: string,
  previousValue: unknown,
): unknown {
  const text = String(form.get(name) ?? '');
  if (kind === 'posts' && name === 'words') {
    const texts = readTypedTexts(form);
    return isSameText(texts, previousValue) ? previousValue : texts;
  }
  if (kind === 'posts' && name === 'show_at')
    return text === toIndiaMinute(previousValue) ? previousValue : parseIndiaTime(text);
  return parseFieldValue(text, previousValue);
}

/** Ignores the order of languages and fields. */
function isSameText(
  texts: Record<string, Record<string, string>>,
  previousValue: unknown,
): boolean {
  const toSortedJson = (value: object) =>
    JSON.stringify(
      Object.entries(value)
        .map(([name, languageTexts]) => [name, Object.entries(languageTexts).sort()])
        .sort(),
    );
  return (
    typeof previousValue === 'object' &&
    previousValue !== null &&
    toSortedJson(texts) === toSortedJson(previousValue)
  );
}

type RowFieldProps = { name: string; value: unknown; validationError: string | undefined };

function RowField({ name, value, validationError }: RowFieldProps) {
  const text = formatFieldValue(value);
  const isLong = text.length > MAX_LINE_LENGTH || text.includes('\n');
  return (
    <Field label={name} error={validationError}>
      {(control) =>
        isLong ? (
          <TextArea {...control} name={name} defaultValue={text} rows={6} />
        ) : (
          <TextInput {...control} name={name} defaultValue={text} />
        )
      }
    </Field>
  );
}
