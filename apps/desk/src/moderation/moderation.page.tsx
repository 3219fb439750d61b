import { MODERATION_KINDS, type ModerationItem } from '@tractor-haat/api-client';
import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Field, NativeSelect } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { useDeskData } from '../frame/use-desk-data.ts';
import { Queue } from './queue.tsx';

export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="moderation" title={t('tab.moderation')}>
      {() => <Moderation />}
    </DeskFrame>
  );
}

function Moderation() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') ?? 'listing';
  const { data, failedStatus, isLoading, reload } = useDeskData<ModerationItem[]>(
    `moderation?kind=${kind}`,
  );
  const emptyLine = failedStatus === undefined ? t(isLoading ? 'loading' : 'nothing') : '';
  return (
    <>
      <Field label={t('kind')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={kind}
            onChange={(event) => setSearch({ kind: event.target.value })}
          >
            {MODERATION_KINDS.map((itemKind) => (
              <option key={itemKind} value={itemKind}>
                {t(`kind_of.${itemKind}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {data === undefined && isLoading && <p>{t('loading')}</p>}
      {data && (
        <Queue
          key={kind}
          items={data}
          emptyLine={emptyLine}
          isLoading={isLoading}
          onReload={reload}
        />
      )}
    </>
  );
}
