/**
 * True if a checkbox, radio or select of the form differs from its HTML default. Call it before React renders the form
 * again, which can change the defaults.
 */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
    if (!(control instanceof HTMLSelectElement)) return false;
    const defaultOption = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return defaultOption !== undefined && !defaultOption.selected;
  });
}
