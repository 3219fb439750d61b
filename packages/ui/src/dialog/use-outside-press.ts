import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when a press starts and ends on the element itself, which for a modal `<dialog>` is
 * its backdrop. Both ends, because a text selection may end outside.
 */
export function useOutsidePress(ref: RefObject<HTMLElement | null>, onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let began = false;
    const begin = (event: Event) => {
      began = event.target === element;
    };
    const end = (event: Event) => {
      if (began && event.target === element) press();
      began = false;
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('click', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('click', end);
    };
  }, [ref]);
}
