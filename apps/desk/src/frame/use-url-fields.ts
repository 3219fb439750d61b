import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** Typed values override those of the URL until the URL changes. */
export function useUrlFields(urlValues: Values) {
  const key = JSON.stringify(urlValues);
  const [typed, setTyped] = useState<{ key: string; values: Values }>({ key, values: {} });
  const values: Values = typed.key === key ? { ...urlValues, ...typed.values } : urlValues;
  const getFieldProps = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((previous) => ({
        key,
        values: { ...(previous.key === key ? previous.values : {}), [name]: target.value },
      })),
  });
  return { values, getFieldProps };
}
