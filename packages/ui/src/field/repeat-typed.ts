export type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Props that make a control controlled. */
export type ControlState = { readonly value?: unknown; readonly checked?: boolean | undefined };

declare global {
  interface Window {
    /** Set by the shell before hydration, so that remotes do not bundle the code. */
    repeatTyped?: typeof repeatTyped;
  }
}

/**
 * Replays input from before hydration as an event for React. React keeps the DOM state but fires no
 * event, and its next render would overwrite it. Call it in an effect of the control.
 */
export function repeatTyped(control: TypedControl | null, { checked, value }: ControlState): void {
  if (!control) return;
  const property = control.type === 'checkbox' ? 'checked' : 'value';
  // The value of a checkbox is constant; `checked` is its state.
  const state = property === 'checked' ? checked : value;
  if (typeof state !== 'string' && typeof state !== 'boolean') return;
  const typed = readControlState(control);
  if (typed === state || lacksOption(control, state)) return;
  // Waits, because a form library registers its field in a later effect and then sets the initial value.
  queueMicrotask(() => {
    if (!control.isConnected) return;
    // React only fires for a value that differs from its tracked one.
    Object.assign(control, { [property]: state });
    // Bypasses React's setter on the element, so that the value counts as changed.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(
      control,
      typed,
    );
    // React handles checkboxes on click; this event has no default action, so it does not toggle.
    control.dispatchEvent(
      new Event(property === 'checked' ? 'click' : 'change', { bubbles: true }),
    );
  });
}

function readControlState(control: TypedControl): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
    : control.value;
}

/** Whether a select shows its first option only because the option of its value is not loaded yet. */
const lacksOption = (control: TypedControl, value: string | boolean) =>
  control instanceof HTMLSelectElement &&
  control.selectedIndex <= 0 &&
  ![...control.options].some((option) => option.value === value);

/** Option selected in a native select before hydration; undefined if unchanged. */
export const readEarlySelection = (select: HTMLSelectElement, value: string): string | undefined =>
  select.value === value || lacksOption(select, value) ? undefined : select.value;
