import { useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import { typedValue } from './field-value.ts';
import { indiaMinute, momentOf, typedWords } from './post-fields.ts';
import { PostWords } from './post-words.tsx';
import { RowField } from './row-field.tsx';

type Row = Readonly<Record<string, unknown>>;
type Props = { kind: string; names: readonly string[]; row: Row; faults: Record<string, string> };

const STATES = ['draft', 'scheduled', 'published'];

/** The fields of a row; a post's state, minute and words have their own. */
export function RowFields({ kind, names, row, faults }: Props) {
  const { t } = useTranslation('desk');
  const isPost = kind === 'posts';
  return names.map((name) => {
    const [, fault] =
      Object.entries(faults).find(([at]) => at === name || at.startsWith(`${name}.`)) ?? [];
    if (isPost && name === 'words')
      return <PostWords key={name} words={row.words} faults={faults} />;
    if (isPost && name === 'state')
      return (
        <Field key={name} label={t('state')} error={fault}>
          {(control) => (
            <NativeSelect {...control} name={name} defaultValue={String(row.state)}>
              {STATES.map((state) => (
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
        <Field key={name} label={t('show_at')} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              type="datetime-local"
              defaultValue={indiaMinute(row.show_at)}
            />
          )}
        </Field>
      );
    return <RowField key={name} name={name} value={row[name]} fault={fault} />;
  });
}

/** The fields that say something else than before. */
export function changedFields(form: FormData, { kind, names, row }: Omit<Props, 'faults'>) {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value = typedField(form, kind, name, row[name]);
    if (JSON.stringify(value) !== JSON.stringify(row[name])) fields[name] = value;
  }
  return fields;
}

function typedField(form: FormData, kind: string, name: string, before: unknown): unknown {
  const text = String(form.get(name) ?? '');
  if (kind === 'posts' && name === 'words') {
    const words = typedWords(form);
    return sameWords(words, before) ? before : words;
  }
  if (kind === 'posts' && name === 'show_at')
    return text === indiaMinute(before) ? before : momentOf(text);
  return typedValue(text, before);
}

/** The order of languages and fields says nothing. */
function sameWords(words: Record<string, Record<string, string>>, before: unknown): boolean {
  const sorted = (of: object) =>
    JSON.stringify(
      Object.entries(of)
        .map(([name, one]) => [name, Object.entries(one).sort()])
        .sort(),
    );
  return typeof before === 'object' && before !== null && sorted(words) === sorted(before);
}
