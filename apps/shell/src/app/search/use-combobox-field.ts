import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface ComboboxField {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onSubmit: (event: Event) => void;
}

/** Turns the input into a combobox. The input is rendered by another component, so the attributes are set by script. */
export function useComboboxField(
  inputRef: RefObject<HTMLInputElement | null>,
  field: ComboboxField,
): void {
  const { listId, isOpen, activeId } = field;

  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    // The browser's autocomplete would cover the list.
    input?.setAttribute('autocomplete', 'off');
    input?.setAttribute('aria-expanded', String(isOpen));
    setOrRemoveAttribute(input, 'aria-controls', isOpen ? listId : undefined);
    setOrRemoveAttribute(input, 'aria-activedescendant', activeId);
  }, [inputRef, listId, isOpen, activeId]);

  const handleInput = useEffectEvent(() => field.onText(inputRef.current?.value ?? ''));
  const handleKey = useEffectEvent(field.onKey);
  const handleFocus = useEffectEvent(field.onFocus);
  const handleSubmit = useEffectEvent(field.onSubmit);
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const form = inputRef.current?.form;
    // Without a related target the window has lost the focus, so the list stays open.
    if (relatedTarget instanceof Node && !form?.contains(relatedTarget)) field.onBlur();
  });
  const handlePointerDown = useEffectEvent(({ target }: Event) => {
    const form = inputRef.current?.form;
    if (target instanceof Node && !form?.contains(target)) field.onBlur();
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const unsubscribers = [
      listen(input, 'input', () => handleInput()),
      listen(input, 'keydown', (event) => handleKey(event as KeyboardEvent)),
      listen(input, 'focus', () => handleFocus()),
      listen(input, 'click', () => handleFocus()),
      listen(input.form, 'submit', (event) => handleSubmit(event)),
      listen(input.form, 'focusout', (event) => handleFocusOut(event as FocusEvent)),
      listen(document, 'pointerdown', (event) => handlePointerDown(event)),
    ];
    if (document.activeElement === input) {
      handleInput();
      handleFocus();
    }
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [inputRef]);
}

function listen(target: EventTarget | null, type: string, listener: (event: Event) => void) {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}

function setOrRemoveAttribute(
  element: Element | null,
  name: string,
  value: string | undefined,
): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/** Returns the index of the option that the arrow key activates, or -1 for the field itself. */
export function findNextActive(
  key: 'ArrowDown' | 'ArrowUp',
  active: number,
  count: number,
): number {
  if (count === 0) return -1;
  const step = key === 'ArrowDown' ? 1 : -1;
  // The field is position 0 of the cycle, and the option with index 0 is position 1.
  const positions = count + 1;
  return ((active + 1 + step + positions) % positions) - 1;
}
