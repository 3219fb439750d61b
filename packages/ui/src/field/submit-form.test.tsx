import { render } from '@testing-library/react';
import { submitForm } from './submit-form.ts';

const { requestSubmit } = HTMLFormElement.prototype;
afterEach(() => {
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
});

test.each(['with', 'without'])('submits a form once in a browser %s requestSubmit', (support) => {
  if (support === 'without') Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <input name="brand" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', onSubmit);
  submitForm(form);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(form.querySelector('button')).toBeNull();
});
