import { useNavigate } from '@tractor-haat/platform';
import type { FormEvent } from 'react';

/** Omits empty values, so each list has one URL. */
export function toListQuery(values: Iterable<readonly [string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const search = query.toString();
  return search && `?${search}`;
}

/** Navigates without a document load. Without JavaScript the browser submits the form. */
export function useGoToList(action: string) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(action + toListQuery(new FormData(event.currentTarget)));
  };
}
