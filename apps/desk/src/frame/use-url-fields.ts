import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** Fields with the URL's values until the visitor types; another URL replaces typed values. */
export function useUrlFields(urlValues: Values) {
  const key = JSON.stringify(urlValues);
  const [typed, setTyped] = useState<{ key: string; values: Values }>({ key, values: {} });
  const values: Values = typed.key === key ? { ...urlValues, ...typed.values } : urlValues;
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({
        key,
        values: { ...(before.key === key ? before.values : {}), [name]: target.value },
      })),
  });
  return { values, field };
}
