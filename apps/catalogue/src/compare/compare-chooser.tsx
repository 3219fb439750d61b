import type { TractorName } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { island, useNavigate, usePage, useTranslation } from '@tractor-haat/platform/island';
import { Button, Field, SearchSelect } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import { MAX_COMPARED } from '../saved/to-compare-path.ts';
import styles from './compare-start.module.css';

interface CompareChooserProps {
  readonly choices: readonly TractorName[];
  readonly selected: readonly string[];
}

const SLOT_INDEXES = Array.from({ length: MAX_COMPARED }, (_, index) => index);

const COMPARE_PATH = '/compare-tractors';

const toQuery = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function Chooser({ choices, selected }: CompareChooserProps) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  const navigate = useNavigate();
  const texts = useSelectTexts();
  const [slugs, setSlugs] = useState(SLOT_INDEXES.map((index) => selected[index] ?? ''));
  const options = choices.map(({ slug, brand_slug, brand_name, model }) => ({
    value: slug,
    label: `${brand_name.text} ${model}`,
    keywords: brand_slug.replaceAll('-', ' '),
  }));
  const choose = (index: number, slug: string) =>
    setSlugs(slugs.map((current, position) => (position === index ? slug : current)));
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`${COMPARE_PATH}?${toQuery(event.currentTarget)}`);
  };
  return (
    <form
      action={localizePath(language, COMPARE_PATH)}
      className={styles.chooser}
      autoComplete="off"
      onSubmit={compare}
    >
      {SLOT_INDEXES.map((index) => {
        const label = t(index < 2 ? 'compare.start.place' : 'compare.start.place_more', {
          number: index + 1,
        });
        return (
          <Field key={index} label={label} className={styles.place}>
            {(control) => (
              <SearchSelect
                {...control}
                name="tractor"
                title={label}
                placeholder={t('compare.start.choose')}
                options={[
                  ...(index < 2
                    ? []
                    : [
                        { value: '', label: t('compare.start.nothing'), translate: 'yes' as const },
                      ]),
                  ...options.filter(
                    ({ value }) => value === slugs[index] || !slugs.includes(value),
                  ),
                ]}
                value={slugs[index] ?? ''}
                translate="no"
                onChange={(slug) => choose(index, slug)}
                texts={texts}
              />
            )}
          </Field>
        );
      })}
      <Button type="submit" variant="action" wide>
        {t('lists:compare.go')}
      </Button>
    </form>
  );
}

export const CompareChooser = island('catalogue/compare-chooser', Chooser, {
  says: ['buying:select.', 'lists:close'],
});

function useSelectTexts() {
  const { t } = useTranslation('buying');
  return {
    search: t('select.search'),
    none: t('select.none'),
    loading: t('select.loading'),
    failed: t('select.failed'),
    retry: t('select.retry'),
    close: t('lists:close'),
  };
}
