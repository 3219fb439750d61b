export const QUESTIONS_PATH = '/tractors-question-hub';

export const toQuestionPath = (id: number) => `${QUESTIONS_PATH}/${id}`;

/** Omits page 1 and empty filters. */
export function createHubQuery(filters: {
  q?: string;
  category?: string | null;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.category) query.set('category', filters.category);
  if (filters.page && filters.page > 1) query.set('page', String(filters.page));
  const search = query.toString();
  return search && `?${search}`;
}
