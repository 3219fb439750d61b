import { forwardRef } from 'react';
import { type FormProps, Form as RouterForm } from 'react-router-dom';

/**
 * GET form whose state is the URL. Disables `autoComplete`, because browsers would restore older values on history
 * navigation.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>((props, ref) => (
  <RouterForm ref={ref} autoComplete="off" {...props} />
));
