import type { MyEnquiry } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';

export interface NotebookPage {
  readonly enquiries: readonly MyEnquiry[] | null;
}

/**
 * Without JavaScript, returns the enquiries that the visitor requested with the form. Otherwise they are null, and the
 * page is the same for all visitors.
 */
export async function loadNotebook({ request }: LoaderFunctionArgs): Promise<NotebookPage> {
  const draft = await loadFormDraft(request);
  const enquiries = draft?.values.enquiries;
  return { enquiries: enquiries === undefined ? null : JSON.parse(enquiries) };
}
