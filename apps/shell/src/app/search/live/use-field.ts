import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Combobox handlers of the field. */
export interface Field {
  readonly listId: string;
  readonly isOpen: boolean;
  /** Id of the active option. */
  readonly activeId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  /** The focus has left the field and its list. */
  readonly onLeave: () => void;
  readonly onSubmit: (event: Event) => void;
}

/** Adds combobox behaviour to a rendered field: keeps its focus and text. Its plain attributes stay with the form. */
export function useField(inputRef: RefObject<HTMLInputElement | null>, field: Field): void {
  const { listId, isOpen, activeId } = field;

  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    // The browser's autocomplete would cover the list.
    input?.setAttribute('autocomplete', 'off');
    input?.setAttribute('aria-expanded', String(isOpen));
    set(input, 'aria-controls', isOpen ? listId : undefined);
    set(input, 'aria-activedescendant', activeId);
  }, [inputRef, listId, isOpen, activeId]);

  const typed = useEffectEvent(() => field.onText(inputRef.current?.value ?? ''));
  const pressed = useEffectEvent(field.onKey);
  const focused = useEffectEvent(field.onFocus);
  const submitted = useEffectEvent(field.onSubmit);
  const left = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const own = inputRef.current?.form;
    // Without a new target the window lost the focus.
    if (relatedTarget instanceof Node && !own?.contains(relatedTarget)) field.onLeave();
  });
  const pressedBeside = useEffectEvent(({ target }: Event) => {
    const own = inputRef.current?.form;
    if (target instanceof Node && !own?.contains(target)) field.onLeave();
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const forget = [
      listen(input, 'input', () => typed()),
      listen(input, 'keydown', (event) => pressed(event as KeyboardEvent)),
      listen(input, 'focus', () => focused()),
      listen(input, 'click', () => focused()),
      listen(input.form, 'submit', (event) => submitted(event)),
      listen(input.form, 'focusout', (event) => left(event as FocusEvent)),
      listen(document, 'pointerdown', (event) => pressedBeside(event)),
    ];
    // The code may load after the first key press.
    if (document.activeElement === input) {
      typed();
      focused();
    }
    return () => {
      for (const stop of forget) stop();
    };
  }, [inputRef]);
}

function listen(target: EventTarget | null, type: string, listener: (event: Event) => void) {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}

function set(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
