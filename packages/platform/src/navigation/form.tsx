import { forwardRef } from 'react';
import { type FormProps, Form as RouterForm } from 'react-router-dom';

/**
 * A form whose answer is an address. Its controls show what the address says: with `autoComplete` on, browsers would
 * restore older choices on the way back, over a page without them.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>((props, ref) => (
  <RouterForm ref={ref} autoComplete="off" {...props} />
));
