import type { PageRequest } from '@tractor-haat/pages';
import { notFound } from '@tractor-haat/platform';
import { type ListChoice, type ListSpec, readChoice } from './list-choice.ts';

/** Throws the 404 page if the query is invalid. */
export function requireChoice({ query }: PageRequest, spec: ListSpec): ListChoice {
  const choice = readChoice(query, spec);
  if (!choice) throw notFound();
  return choice;
}
