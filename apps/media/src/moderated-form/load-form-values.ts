import { loadFormDraft } from '@tractor-haat/forms';

/** Values by field of a form without JavaScript that the API rejected; undefined without one. */
export async function loadFormValues(
  request: Request,
): Promise<Readonly<Record<string, string>> | undefined> {
  return (await loadFormDraft(request))?.values;
}
