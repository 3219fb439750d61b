import { loadFormDraft } from '@tractor-haat/forms';

/** Values of a form that the API rejected without JavaScript, by field. Undefined if there is none. */
export async function loadFormValues(
  request: Request,
): Promise<Readonly<Record<string, string>> | undefined> {
  return (await loadFormDraft(request))?.values;
}
