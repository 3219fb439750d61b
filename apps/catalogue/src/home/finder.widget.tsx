import { api, type Facet, type Facets } from '@tractor-haat/api-client';
import { type Language, localizePath } from '@tractor-haat/i18n';
import {
  type NoProps,
  usePage,
  useTranslation,
  type WidgetLoaderArgs,
} from '@tractor-haat/platform';
import { Button, Field, NativeSelect, Segmented, TextInput } from '@tractor-haat/ui';
import { SearchIcon } from '@tractor-haat/ui/icons';
import styles from './finder.module.css';
import { useGoToList } from './use-go-to-list.ts';

export async function loader({ language, signal }: WidgetLoaderArgs<NoProps>): Promise<FinderData> {
  return loadFinder(language, signal);
}

const FINDER_INTENTS = ['new', 'used', 'implements', 'loan'] as const;

/** CSS shows the form of the selected radio, so the finder works without JavaScript. */
export function Component({ data }: NoProps & { data: FinderData }) {
  const { t } = useTranslation('choose');
  return (
    <div className={styles.finder}>
      <Segmented
        legend={t('finder.intent')}
        name="intent"
        className={styles.intents}
        defaultValue="new"
        choices={FINDER_INTENTS.map((value) => ({ value, label: t(`finder.${value}`) }))}
      />
      <div className={styles.part} data-intent="new">
        <ListForm action="/tractors" options={data.new} button={t('finder.show_new')} />
      </div>
      <div className={styles.part} data-intent="used">
        <ListForm
          action="/second-hand-tractor"
          options={data.used}
          button={t('finder.show_used')}
        />
      </div>
      <div className={styles.part} data-intent="implements">
        <ListForm
          action="/tractor-implements-in-india"
          options={data.implements}
          button={t('finder.show_implements')}
        />
      </div>
      <div className={styles.part} data-intent="loan">
        <LoanForm />
      </div>
    </div>
  );
}

/** `name` is null if the translations contain it. */
type Option = readonly [slug: string, name: string | null];

/** Options by query parameter. */
interface FinderData {
  readonly new: Readonly<Record<string, readonly Option[]>>;
  readonly used: Readonly<Record<string, readonly Option[]>>;
  readonly implements: Readonly<Record<string, readonly Option[]>>;
}

const toOptions = (facets: Facets, dimensions: readonly string[]) =>
  Object.fromEntries(
    dimensions.map((dimension) => [dimension, (facets[dimension] ?? []).map(toOption)]),
  );

const toOption = ({ slug, name }: Facet): Option => [slug, name?.text ?? null];

/** The options are facets of the lists, so each leads to at least one machine. */
async function loadFinder(language: Language, signal: AbortSignal): Promise<FinderData> {
  const [tractors, used, types] = await Promise.all([
    api.get('/api/v1/tractors', { query: { language }, signal }),
    api.get('/api/v1/used-tractors', { query: { language }, signal }),
    api.get('/api/v1/implement-types', { query: { language }, signal }),
  ]);
  return {
    new: toOptions(tractors.facets, ['price', 'hp', 'brand']),
    used: toOptions(used.facets, ['price', 'hp', 'state']),
    implements: {
      type: types
        .filter(({ implement_count }) => implement_count > 0)
        .map(({ slug, name }) => [slug, name.text]),
      hp: ['up-to-25', '26-35', '36-50', 'over-50'].map((slug) => [slug, null]),
    },
  };
}

function ListForm({
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

const EMI_PAGE = '/tractor-emi-calculator';
const EMI_QUERY = {
  /** Whole rupees. */
  price: 'price',
  months: 'months',
} as const;

const LOAN_YEARS = [3, 4, 5, 6, 7];
const DEFAULT_YEARS = 5;

function LoanForm() {
  const { t } = useTranslation('choose');
  const { language } = usePage();
  const submit = useGoToList(EMI_PAGE);
  return (
    <form action={localizePath(language, EMI_PAGE)} onSubmit={submit} className={styles.form}>
      <Field label={t('finder.field.price_of_tractor')}>
        {(control) => (
          <TextInput
            {...control}
            name={EMI_QUERY.price}
            inputMode="numeric"
            defaultValue="600000"
            required
          />
        )}
      </Field>
      <Field label={t('finder.field.years')}>
        {(control) => (
          <NativeSelect {...control} name={EMI_QUERY.months} defaultValue={DEFAULT_YEARS * 12}>
            {LOAN_YEARS.map((years) => (
              <option key={years} value={years * 12}>
                {t('finder.years', { count: years })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button type="submit" variant="action" wide>
        {t('finder.show_loan')}
      </Button>
    </form>
  );
}
