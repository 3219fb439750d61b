/** Submits a form like `requestSubmit`, which Safari 15 does not support. */
export function submitForm(form: HTMLFormElement): void {
  if ('requestSubmit' in form) {
    form.requestSubmit();
    return;
  }
  const button = document.createElement('button');
  button.hidden = true;
  (form as HTMLFormElement).append(button);
  button.click();
  button.remove();
}
