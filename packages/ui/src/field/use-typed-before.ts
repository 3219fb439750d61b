import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes over what a visitor typed before the page came alive. On a slow phone that is seconds; React keeps the
 * letters in the field, but tells nobody, and the next rendering would wipe them out.
 * @returns the ref for the element; `ref` gets the same element
 */
export function useTypedBefore<Element extends Typed>(
  value: unknown,
  ref: Ref<Element> | undefined,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current);
  useEffect(() => {
    const { current } = element;
    if (current && typeof value === 'string' && current.value !== value) typeAnew(current);
    // Once: from then on React hears of every letter.
  }, []);
  return element;
}

/** React remembers what it saw in a field last, and hears only of something else. */
function typeAnew(field: Typed): void {
  const typed = field.value;
  field.value = '';
  // Past React's own setter on the element, so that the letters are new to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
