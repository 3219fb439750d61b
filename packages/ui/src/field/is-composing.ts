/** Key code of a keydown event that an input method handles. */
const INPUT_METHOD_KEY = 229;

/** Fields of a native `KeyboardEvent`. For an event of React, pass its `nativeEvent`. */
type ComposingKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * True if a keydown event belongs to the composition of a word, such as the Enter that accepts a word of a Hindi
 * keyboard. Handlers of Enter must ignore these events.
 *
 * Safari ends the composition before the event, so `isComposing` is false and only the deprecated `keyCode` differs
 * from that of a plain Enter.
 *
 * @example
 * if (event.key === 'Enter' && !isComposing(event)) submit();
 */
export const isComposing = ({ isComposing, keyCode }: ComposingKey): boolean =>
  isComposing || keyCode === INPUT_METHOD_KEY;
