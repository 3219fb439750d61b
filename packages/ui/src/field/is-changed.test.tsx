import { isChanged } from './is-changed.ts';

const HTML = `<input type="hidden" name="q" value="x"><input type="checkbox" id="off"><input type="checkbox" id="on" checked>
  <select id="order"><option>popular</option><option selected>name</option></select><select><option>any</option></select>`;

function createForm(change: (form: HTMLFormElement) => void = () => undefined) {
  document.body.innerHTML = `<form>${HTML}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  change(form);
  return form;
}
const findControl = <Control extends Element>(form: HTMLFormElement, id: string) =>
  form.querySelector(`#${id}`) as Control;

test.each([
  ['returns false for an unchanged form', () => undefined, false],
  [
    'returns true after a checkbox was ticked',
    (form: HTMLFormElement) => findControl<HTMLInputElement>(form, 'off').click(),
    true,
  ],
  [
    'returns true after a checkbox was unticked',
    (form: HTMLFormElement) => findControl<HTMLInputElement>(form, 'on').click(),
    true,
  ],
  [
    'returns true after another option was selected',
    (form: HTMLFormElement) => {
      findControl<HTMLSelectElement>(form, 'order').value = 'popular';
    },
    true,
  ],
])('isChanged %s', (_, change, expected) => {
  expect(isChanged(createForm(change))).toBe(expected);
});
