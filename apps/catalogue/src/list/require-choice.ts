import type { PageRequest } from '@tractor-haat/pages';
import { notFound } from '@tractor-haat/platform';
import { type ListChoice, type ListSpec, readChoice } from './list-choice.ts';

/** The list that an address asks for; one that no list has is a page that does not exist. */
export function requireChoice({ query }: PageRequest, spec: ListSpec): ListChoice {
  const choice = readChoice(query, spec);
  if (!choice) throw notFound();
  return choice;
}
