import { CONTENT_KINDS, type ContentRow } from '@tractor-haat/api-client';
import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import { DeskFrame } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { useDeskData } from '../frame/use-desk-data.ts';
import { useUrlFields } from '../frame/use-url-fields.ts';
import { NewRow, RowEditor } from './row-editor.tsx';

const NEW_ROW_ID = 'new';

/** Names of brands and machine kinds are part of a release, so the desk cannot add rows. */
const FIXED_KIND = 'names';

export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="content" title={t('tab.content')}>
      {() => <Content />}
    </DeskFrame>
  );
}

function Content() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') ?? 'tractors';
  const q = search.get('q') ?? '';
  const id = search.get('id');
  const { data, failedStatus, isLoading, reload } = useDeskData<ContentRow[]>(
    `content/${kind}?q=${encodeURIComponent(q)}`,
  );
  const { values, getFieldProps } = useUrlFields({ kind, q });
  const exampleRow = data?.[0];
  const canAddRow = exampleRow !== undefined && kind !== FIXED_KIND && id !== NEW_ROW_ID;
  const filter = (event: FormEvent) => {
    event.preventDefault();
    setSearch(values);
  };
  return (
    <>
      <form className={styles.form} onSubmit={filter}>
        <Field label={t('kind')}>
          {(control) => (
            <NativeSelect {...control} {...getFieldProps('kind')}>
              {CONTENT_KINDS.map((contentKind) => (
                <option key={contentKind} value={contentKind}>
                  {t(`content_of.${contentKind}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('find')}>
          {(control) => <TextInput {...control} {...getFieldProps('q')} />}
        </Field>
        <Button type="submit">{t('filter')}</Button>
      </form>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {canAddRow && (
        <Button variant="quiet" onClick={() => setSearch({ kind, q, id: NEW_ROW_ID })}>
          {t(`new_of.${kind}`)}
        </Button>
      )}
      {id === NEW_ROW_ID && exampleRow && (
        <NewRow
          key={kind}
          kind={kind}
          exampleRow={exampleRow}
          onCreated={(id) => {
            setSearch({ kind, q, id });
            reload();
          }}
        />
      )}
      {id && id !== NEW_ROW_ID && (
        <RowEditor key={`${kind} ${id}`} kind={kind} id={id} onChanged={reload} />
      )}
      {data === undefined && isLoading && <p>{t('loading')}</p>}
      {data?.length === 0 && <p>{t('nothing')}</p>}
      <ul className={styles.list}>
        {data?.map((row) => (
          <li key={row.id}>
            <Button
              size="small"
              variant="quiet"
              onClick={() => setSearch({ kind, q, id: row.id })}
              aria-pressed={row.id === id}
            >
              {String(row.key ?? row.slug ?? row.id)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
