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
 * Replays input from before hydration as an event for React. React does not notice that input, and its next render
 * would overwrite it. Call this function in an effect of the control.
 */
export function repeatTyped(control: TypedControl | null, { checked, value }: ControlState): void {
  if (!control) return;
  const property = control.type === 'checkbox' ? 'checked' : 'value';
  // The value of a checkbox is constant; `checked` is its state.
  const state = property === 'checked' ? checked : value;
  if (typeof state !== 'string' && typeof state !== 'boolean') return;
  const typed = readControlState(control);
  if (typed === state || lacksOption(control, state)) return;
  // A microtask runs after the effect in which a form library registers the field and sets the initial value.
  queueMicrotask(() => {
    if (!control.isConnected) return;
    // React calls `onChange` only for a value that differs from the one it has tracked.
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

/** True if a select shows its first option only because the option of its value is not loaded yet. */
const lacksOption = (control: TypedControl, value: string | boolean) =>
  control instanceof HTMLSelectElement &&
  control.selectedIndex <= 0 &&
  ![...control.options].some((option) => option.value === value);

/** Returns the value that was selected in a native select before hydration, or undefined if it is unchanged. */
export const readEarlySelection = (select: HTMLSelectElement, value: string): string | undefined =>
  select.value === value || lacksOption(select, value) ? undefined : select.value;
