import { forwardRef } from 'react';
import { type FormProps, Form as RouterForm } from 'react-router-dom';

/**
 * Form of the router, which is sent by GET. `autoComplete` is off, because browsers would fill in the values of another
 * history entry, which contradict the URL.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>((props, ref) => (
  <RouterForm ref={ref} autoComplete="off" {...props} />
));
