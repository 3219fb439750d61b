import { Form, useLocation, useNavigate, useNavigation } from '@tractor-haat/platform';
import { Button, Field, SearchSelect, type SelectOption } from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import styles from './on-road.module.css';
import { useSelectTexts } from './select-texts.ts';

/** A choice that the address holds under `name`. */
export interface ChoiceOf {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** What no longer holds when this one changes. */
  readonly clears?: readonly string[];
}

interface ChoiceFormProps {
  readonly choices: readonly ChoiceOf[];
  readonly submit: string;
  /** More of the form, after the choices and their button. */
  readonly children?: ReactNode;
}

/**
 * Choices that live in the address. A plain GET form; with script each choice takes effect at once and
 * what was typed goes with it.
 */
export function ChoiceForm({ choices, submit, children }: ChoiceFormProps) {
  const texts = useSelectTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const coming = useComing();
  function show(changed: Readonly<Record<string, string>>) {
    if (!form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of [...new FormData(form.current), ...Object.entries(changed)]) {
      query.set(name, String(value));
    }
    const filled = [...query].filter(([, value]) => value !== '');
    navigate(`?${new URLSearchParams(filled)}`, { preventScrollReset: true, replace: true });
  }
  return (
    <Form
      ref={form}
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        show({});
      }}
    >
      <div className={styles.choices}>
        {choices.map(({ name, label, placeholder, options, value, clears = [] }) => (
          <Field key={name} label={label}>
            {(control) => (
              <SearchSelect
                {...control}
                name={name}
                title={label}
                placeholder={placeholder}
                options={options}
                value={coming?.get(name) ?? value}
                disabled={options.length === 0}
                onChange={(chosen) =>
                  show({ ...Object.fromEntries(clears.map((one) => [one, ''])), [name]: chosen })
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

/** The choice that is on its way, so that it shows before its page has come. */
function useComing(): URLSearchParams | null {
  const here = useLocation();
  const { location } = useNavigation();
  return location?.pathname === here.pathname ? new URLSearchParams(location.search) : null;
}
