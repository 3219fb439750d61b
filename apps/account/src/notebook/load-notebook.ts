import type { OwnEnquiry } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';

/** What the server knows of this browser; null where nobody asked: a page with script asks by itself. */
export interface NotebookPage {
  readonly enquiries: readonly OwnEnquiry[] | null;
}

/** The page is the same for everybody, but for who came here with the button of a page without script. */
export async function loadNotebook({ request }: LoaderFunctionArgs): Promise<NotebookPage> {
  const draft = await loadFormDraft(request);
  const enquiries = draft?.values.enquiries;
  return { enquiries: enquiries === undefined ? null : JSON.parse(enquiries) };
}
