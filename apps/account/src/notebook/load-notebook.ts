import type { MyEnquiry } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';

export interface NotebookPage {
  readonly enquiries: readonly MyEnquiry[] | null;
}

/**
 * Without JavaScript, a posted form stores the visitor's enquiries in a draft, from which they are loaded. Otherwise
 * they are null, so that the HTML contains no personal data.
 */
export async function loadNotebook({ request }: LoaderFunctionArgs): Promise<NotebookPage> {
  const draft = await loadFormDraft(request);
  const enquiries = draft?.values.enquiries;
  return { enquiries: enquiries === undefined ? null : JSON.parse(enquiries) };
}
