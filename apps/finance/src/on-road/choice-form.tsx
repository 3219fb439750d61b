import {
  Form,
  useLocation,
  useNavigate,
  useNavigation,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Field, SearchSelect, type SelectOption } from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import styles from './on-road.module.css';

/** `name` is the query parameter. */
export interface ChoiceField {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** `no` for names of makers and models. */
  readonly translate?: 'no';
  /** Parameters that a change of this one clears. */
  readonly clears?: readonly string[];
}

interface ChoiceFormProps {
  readonly choices: readonly ChoiceField[];
  readonly submit: string;
  readonly children?: ReactNode;
}

/** With JavaScript each choice navigates at once, with the values of all fields. */
export function ChoiceForm({ choices, submit, children }: ChoiceFormProps) {
  const texts = useSelectTexts();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const pendingQuery = usePendingQuery();
  function navigateToQuery(changed: Readonly<Record<string, string>>) {
    if (!formRef.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of [...new FormData(formRef.current), ...Object.entries(changed)]) {
      query.set(name, String(value));
    }
    const filled = [...query].filter(([, value]) => value !== '');
    navigate(`?${new URLSearchParams(filled)}`, { preventScrollReset: true, replace: true });
  }
  return (
    <Form
      ref={formRef}
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        navigateToQuery({});
      }}
    >
      <div className={styles.choices}>
        {choices.map(({ name, label, placeholder, options, value, translate, clears = [] }) => (
          <Field key={name} label={label}>
            {(control) => (
              <SearchSelect
                {...control}
                name={name}
                title={label}
                placeholder={placeholder}
                options={options}
                value={pendingQuery?.get(name) ?? value}
                translate={translate}
                disabled={options.length === 0}
                onChange={(chosen) =>
                  navigateToQuery({
                    ...Object.fromEntries(clears.map((parameter) => [parameter, ''])),
                    [name]: chosen,
                  })
                }
                texts={texts}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="action" wide>
          {submit}
        </Button>
      </div>
      {children}
    </Form>
  );
}

/** The query of a pending navigation, so that a select shows its new value before the response arrives. */
function usePendingQuery(): URLSearchParams | null {
  const currentLocation = useLocation();
  const { location } = useNavigation();
  return location?.pathname === currentLocation.pathname
    ? new URLSearchParams(location.search)
    : null;
}

function useSelectTexts() {
  const { t } = useTranslation('onroad');
  return {
    search: t('select.search'),
    none: t('select.none'),
    loading: t('select.loading'),
    failed: t('select.failed'),
    retry: t('select.retry'),
    close: t('finance:close'),
  };
}
