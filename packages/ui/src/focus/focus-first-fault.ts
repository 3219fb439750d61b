/** Brings the visitor to the first field that is named wrong; fields of this package say so by aria-invalid. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
