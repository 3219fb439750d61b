import { api, type ImplementType, picturePath } from '@tractor-haat/api-client';
import { Link, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { Picture, Rail } from '@tractor-haat/ui';
import type { ImplementTypesProps } from '../contract.ts';
import styles from './implement-types.module.css';

type Type = Pick<ImplementType, 'slug' | 'name' | 'implement_count'>;

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<ImplementTypesProps>): Promise<Type[]> {
  const types = await api.get('/api/v1/implement-types', { query: { language }, signal });
  return types
    .filter((type) => type.implement_count > 0)
    .slice(0, props.limit)
    .map(({ slug, name, implement_count }) => ({ slug, name, implement_count }));
}

export function Component({ data }: ImplementTypesProps & { data: Type[] }) {
  const { t } = useTranslation('implements');
  return (
    <Rail>
      {data.map(({ slug, name, implement_count }) => (
        <Link key={slug} to={`/tractor-implements-in-india/${slug}`} className={styles.type}>
          <Picture
            source={(width, format) =>
              picturePath(
                { kind: 'implement-type', id: slug, view: 'side' },
                width === 400 ? 400 : 600,
                format,
              )
            }
            widths={[400, 600]}
            sizes="(min-width: 800px) 282px, 70vw"
            width={400}
            height={300}
            alt=""
          />
          <span className={styles.name} lang={name.language}>
            {name.text}
          </span>
          <span className={styles.count}>{t('list.count', { count: implement_count })}</span>
        </Link>
      ))}
    </Rail>
  );
}
