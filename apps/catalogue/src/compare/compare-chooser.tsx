import type { TractorName } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { island, useNavigate, usePage, useTranslation } from '@tractor-haat/platform/island';
import { Button, Field, SearchSelect } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import { useSelectTexts } from '../components/select-texts.ts';
import { MAX_COMPARED } from './compare-address.ts';
import styles from './compare-start.module.css';

interface CompareChooserProps {
  readonly choices: readonly TractorName[];
  readonly chosen: readonly string[];
}

const PLACES = Array.from({ length: MAX_COMPARED }, (_, place) => place);

const ADDRESS = '/compare-tractors';

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function Chooser({ choices, chosen }: CompareChooserProps) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  const navigate = useNavigate();
  const texts = useSelectTexts();
  const [slugs, setSlugs] = useState(PLACES.map((place) => chosen[place] ?? ''));
  const options = choices.map(({ slug, brand_slug, brand_name, model }) => ({
    value: slug,
    label: `${brand_name.text} ${model}`,
    keywords: brand_slug.replaceAll('-', ' '),
  }));
  const choose = (place: number, slug: string) =>
    setSlugs(slugs.map((one, other) => (other === place ? slug : one)));
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`${ADDRESS}?${queryOf(event.currentTarget)}`);
  };
  return (
    <form
      action={localizePath(language, ADDRESS)}
      className={styles.chooser}
      autoComplete="off"
      onSubmit={compare}
    >
      {PLACES.map((place) => {
        const label = t(place < 2 ? 'compare.start.place' : 'compare.start.place_more', {
          place: place + 1,
        });
        return (
          <Field key={place} label={label} className={styles.place}>
            {(control) => (
              <SearchSelect
                {...control}
                name="tractor"
                title={label}
                placeholder={t('compare.start.choose')}
                options={[
                  ...(place < 2
                    ? []
                    : [
                        { value: '', label: t('compare.start.nothing'), translate: 'yes' as const },
                      ]),
                  ...options.filter(
                    ({ value }) => value === slugs[place] || !slugs.includes(value),
                  ),
                ]}
                value={slugs[place] ?? ''}
                translate="no"
                onChange={(slug) => choose(place, slug)}
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

/** GET form with up to four searchable tractor selects. */
export const CompareChooser = island('catalogue/compare-chooser', Chooser, {
  says: ['buying:select.', 'lists:close'],
});
