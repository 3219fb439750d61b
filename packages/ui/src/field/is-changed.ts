/** Whether a box or a choice of the form shows something else than its HTML says. Call it before React has drawn the form anew. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
    if (!(control instanceof HTMLSelectElement)) return false;
    const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return chosen !== undefined && !chosen.selected;
  });
}
