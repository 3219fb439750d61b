import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** Fields with the URL's values until the visitor types; another URL replaces typed values. */
export function useAddressFields(address: Values) {
  const key = JSON.stringify(address);
  const [typed, setTyped] = useState<{ key: string; values: Values }>({ key, values: {} });
  const values: Values = typed.key === key ? { ...address, ...typed.values } : address;
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
