import { act, render, screen } from '@testing-library/react';
import { tolerateTranslatedText } from './tolerate-translated-text.ts';

beforeAll(tolerateTranslatedText);

/** Translates like Chrome, which replaces each text node with two nested `font` elements. */
function translate(element: Element) {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.innerHTML = `<font>«${text.nodeValue}»</font>`;
    text.replaceWith(font);
  }
}

function Message({ isBusy, text }: { isBusy: boolean; text: string | null }) {
  return (
    <p>
      {isBusy ? <i>busy</i> : null}
      Send {text}
    </p>
  );
}

test('inserts and removes nodes beside a translated text', async () => {
  const { rerender } = render(<Message isBusy={false} text="now" />);
  translate(screen.getByText(/Send/));
  await act(async () => rerender(<Message isBusy text={null} />));
  expect(screen.getByText('busy')).toBeInTheDocument();
  expect(screen.getByText('«Send »')).toBeInTheDocument();
  await act(async () => rerender(<Message isBusy={false} text="later" />));
  expect(screen.queryByText('busy')).toBeNull();
});

test('throws for an element that is not a child', () => {
  const orphan = document.createElement('p');
  expect(() => document.body.removeChild(orphan)).toThrow('not a child');
  expect(() => document.body.insertBefore(document.createElement('b'), orphan)).toThrow();
});
