import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes over what a visitor typed, chose or ticked before hydration, which takes seconds on a slow phone. React keeps
 * the state of the control but fires no event, and the next rendering would overwrite it.
 * @param state the controlled `value`, or `checked` of a box; undefined for an uncontrolled control
 * @returns the ref for the element; `ref` gets the same element
 */
export function useTypedBefore<Element extends Control>(
  state: string | boolean | undefined,
  ref: Ref<Element> | undefined,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current);
  useEffect(() => {
    const { current } = element;
    if (!current || state === undefined) return;
    const typed = stateOf(current);
    // A field of a form library registers in an effect of its own, after this one, and then applies its initial value.
    if (typed !== shownFor(current, state))
      queueMicrotask(() => current.isConnected && repeat(current, state, typed));
    // Once: from then on React gets every event.
  }, []);
  return element;
}

/** The `value` of a control as `useTypedBefore` takes it. */
export const controlledValue = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const isBox = (control: Control) => control.type === 'checkbox';

const stateOf = (control: Control) =>
  isBox(control) ? (control as HTMLInputElement).checked : control.value;

/** What a control shows when its state was set by code: a select without that option, as while options load, its first. */
function shownFor(control: Control, state: string | boolean): string | boolean {
  if (!(control instanceof HTMLSelectElement)) return state;
  const options = [...control.options];
  if (options.some(({ value }) => value === state)) return state;
  return options.find(({ disabled }) => !disabled)?.value ?? '';
}

/** The value that a visitor chose in a native select before hydration; undefined where it shows `value` untouched. */
export const chosenBefore = (select: HTMLSelectElement, value: string): string | undefined =>
  select.value === shownFor(select, value) ? undefined : select.value;

/** React remembers the last state of a control, and fires for a different one only. */
function repeat(control: Control, before: string | boolean, typed: string | boolean): void {
  const property = isBox(control) ? 'checked' : 'value';
  Object.assign(control, { [property]: before });
  // Past React's own setter on the element, so that the state is new to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(
    control,
    typed,
  );
  // React reads a box at its click; this event has no default action, so it ticks nothing itself.
  const type = isBox(control) ? 'click' : control.tagName === 'SELECT' ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
