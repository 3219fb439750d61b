export type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props of a control that React gives it a state by; an uncontrolled one has neither. */
export type ControlState = { readonly value?: unknown; readonly checked?: boolean | undefined };

declare global {
  interface Window {
    /** Set by the shell before hydration: the code is on each page once, not in each remote. */
    repeatTyped?: typeof repeatTyped;
  }
}

/**
 * Repeats, as an event that React hears, what a visitor typed, chose or ticked in a control before its hydration. React
 * keeps the state of the control but fires no event, and its next rendering would overwrite it. Call it in an effect of
 * the control.
 */
export function repeatTyped(control: TypedControl | null, { checked, value }: ControlState): void {
  if (!control) return;
  const property = control.type === 'checkbox' ? 'checked' : 'value';
  // The value of a box is what its tick means, not its state.
  const state = property === 'checked' ? checked : value;
  if (typeof state !== 'string' && typeof state !== 'boolean') return;
  const typed = stateOf(control);
  if (typed === state || lacksOption(control, state)) return;
  // A field of a form library registers in an effect of its own, after this one, and then applies its initial value.
  queueMicrotask(() => {
    if (!control.isConnected) return;
    // React fires only for a state that differs from the last one it knows.
    Object.assign(control, { [property]: state });
    // Past React's own setter on the element, so that the state is new to it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(
      control,
      typed,
    );
    // React reads a box at its click; this event has no default action, so it ticks nothing itself.
    control.dispatchEvent(
      new Event(property === 'checked' ? 'click' : 'change', { bubbles: true }),
    );
  });
}

function stateOf(control: TypedControl): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
    : control.value;
}

/** A select shows its first option while the list with the option of its value is loading. */
const lacksOption = (control: TypedControl, value: string | boolean) =>
  control instanceof HTMLSelectElement &&
  control.selectedIndex <= 0 &&
  ![...control.options].some((option) => option.value === value);

/** The option that a visitor chose in a native select before hydration; undefined where it shows `value` untouched. */
export const chosenBefore = (select: HTMLSelectElement, value: string): string | undefined =>
  select.value === value || lacksOption(select, value) ? undefined : select.value;
