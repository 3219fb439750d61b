import { act, render, screen } from '@testing-library/react';
import { tolerateTranslatedText } from './tolerate-translated-text.ts';

beforeAll(tolerateTranslatedText);

/** Chrome's page translation: replaces each text node by two nested `font` elements. */
function translate(element: Element) {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.innerHTML = `<font>«${text.nodeValue}»</font>`;
    text.replaceWith(font);
  }
}

function Words({ isBusy, word }: { isBusy: boolean; word: string | null }) {
  return (
    <p>
      {isBusy ? <i>busy</i> : null}
      Send {word}
    </p>
  );
}

test('inserts and removes nodes around a translated text', async () => {
  const { rerender } = render(<Words isBusy={false} word="now" />);
  translate(screen.getByText(/Send/));
  await act(async () => rerender(<Words isBusy word={null} />));
  expect(screen.getByText('busy')).toBeInTheDocument();
  expect(screen.getByText('«Send »')).toBeInTheDocument();
  await act(async () => rerender(<Words isBusy={false} word="later" />));
  expect(screen.queryByText('busy')).toBeNull();
});

test('still throws for any other missing node', () => {
  const one = document.createElement('p');
  expect(() => document.body.removeChild(one)).toThrow('not a child');
  expect(() => document.body.insertBefore(document.createElement('b'), one)).toThrow();
});
