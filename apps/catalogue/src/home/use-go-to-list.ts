import { useNavigate } from '@tractor-haat/platform';
import type { FormEvent } from 'react';

/** The query of a form without what was left open: one list has one address. */
export function toListQuery(values: Iterable<readonly [string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Sends a GET form within the page; without script the browser sends it. */
export function useGoToList(action: string) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(action + toListQuery(new FormData(event.currentTarget)));
  };
}
