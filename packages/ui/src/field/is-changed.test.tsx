import { isChanged } from './is-changed.ts';

const HTML = `<input type="hidden" name="q" value="x"><input type="checkbox" id="off"><input type="checkbox" id="on" checked>
  <select id="order"><option>popular</option><option selected>name</option></select><select><option>any</option></select>`;

function formWith(change: (form: HTMLFormElement) => void = () => undefined) {
  document.body.innerHTML = `<form>${HTML}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  change(form);
  return form;
}
const control = <Control extends Element>(form: HTMLFormElement, id: string) =>
  form.querySelector(`#${id}`) as Control;

test.each([
  ['an unchanged form is not changed', () => undefined, false],
  [
    'a ticked checkbox is a change',
    (form: HTMLFormElement) => control<HTMLInputElement>(form, 'off').click(),
    true,
  ],
  [
    'an unticked checkbox is a change',
    (form: HTMLFormElement) => control<HTMLInputElement>(form, 'on').click(),
    true,
  ],
  [
    'another selected option is a change',
    (form: HTMLFormElement) => {
      control<HTMLSelectElement>(form, 'order').value = 'popular';
    },
    true,
  ],
])('%s', (_, change, expected) => {
  expect(isChanged(formWith(change))).toBe(expected);
});
