export const HUB = '/tractors-question-hub';

export const questionPath = (id: number) => `${HUB}/${id}`;

/** Query of a list of questions; the first page and what is not asked for are left out. */
export function hubQuery(asked: { q?: string; category?: string | null; page?: number }): string {
  const query = new URLSearchParams();
  if (asked.q) query.set('q', asked.q);
  if (asked.category) query.set('category', asked.category);
  if (asked.page && asked.page > 1) query.set('page', String(asked.page));
  return query.size > 0 ? `?${query}` : '';
}
