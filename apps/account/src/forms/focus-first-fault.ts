/** After the page shows the faults. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
}
