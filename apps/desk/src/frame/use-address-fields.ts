import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** Fields that show what the address says until somebody types; another address replaces what was typed. */
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
