import { localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect } from '@tractor-haat/ui';
import { SearchIcon } from '@tractor-haat/ui/icons';
import styles from './finder.module.css';
import type { Option } from './finder-data.ts';
import { useGoToList } from './use-go-to-list.ts';

export function ListForm({
  action,
  options,
  button,
}: {
  action: string;
  /** Options by query parameter. */
  options: Readonly<Record<string, readonly Option[]>>;
  button: string;
}) {
  const { t } = useTranslation('choose');
  const { language } = usePage();
  const submit = useGoToList(action);
  return (
    <form action={localizePath(language, action)} onSubmit={submit} className={styles.form}>
      {Object.entries(options).map(([key, values]) => (
        <Field key={key} label={t(`finder.field.${key}`)}>
          {(control) => (
            <NativeSelect {...control} name={key} defaultValue="">
              <option value="">{t(`finder.any.${key}`)}</option>
              {values.map(([slug, name]) => (
                <option key={slug} value={slug} translate={key === 'brand' ? 'no' : undefined}>
                  {name ?? t(`lists:value.${key}.${slug}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      ))}
      <Button type="submit" variant="action" wide icon={<SearchIcon size={20} />}>
        {button}
      </Button>
    </form>
  );
}
