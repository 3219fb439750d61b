type Meta = {
  error?: string;
  submitError?: string;
  dirtySinceLastSubmit?: boolean;
  touched?: boolean;
  submitFailed?: boolean;
  active?: boolean;
  visited?: boolean;
};

/**
 * The fault of a field that is worth saying now: after the form was sent, or when the visitor has left a
 * field with something in it. An empty field that was only passed is no mistake yet.
 */
export function shownFault(meta: Meta, value: unknown = ''): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError;
  if (meta.submitFailed) return meta.error;
  return meta.touched && !meta.active && value !== '' ? meta.error : undefined;
}
