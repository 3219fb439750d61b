import type { MyEnquiry } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';

export interface NotebookPage {
  readonly enquiries: readonly MyEnquiry[] | null;
}

/**
 * Without JavaScript the enquiries are in the draft that a posted form created. With JavaScript they load after
 * hydration, so the HTML contains no personal data.
 */
export async function loadNotebook({ request }: LoaderFunctionArgs): Promise<NotebookPage> {
  const draft = await loadFormDraft(request);
  const enquiries = draft?.values.enquiries;
  return { enquiries: enquiries === undefined ? null : JSON.parse(enquiries) };
}
