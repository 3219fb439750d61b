import { readFileSync } from 'node:fs';
import path from 'node:path';

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const colours = new Map(
  [...sheet.matchAll(/--c-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
);

function colourOf(name: string): string {
  const colour = name.startsWith('#') ? name : colours.get(name);
  if (!colour) throw new Error(`No token --c-${name}`);
  return colour;
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map(colourOf)
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const lightGrounds = ['paper', 'ground', 'picture', 'select', 'note-ground', 'danger-ground'];

describe('words', () => {
  test.each(lightGrounds)('ink and soft ink are AAA on %s', (ground) => {
    expect(contrast('ink', ground)).toBeGreaterThanOrEqual(7);
    expect(contrast('ink-soft', ground)).toBeGreaterThanOrEqual(6.5);
  });

  test.each([
    ['ink-soft', 'paper', 7],
    ['ink-soft', 'ground', 7],
    ['link', 'paper', 7],
    ['link', 'ground', 7],
    ['link', 'select', 4.5],
    ['link-press', 'paper', 7],
    ['on-action', 'action', 7],
    ['on-action', 'action-press', 7],
    ['on-deep', 'deep', 7],
    ['on-deep-soft', 'deep', 7],
    ['on-deep', 'deep-raised', 4.5],
    ['ok', 'paper', 4.5],
    ['ok', 'select', 4.5],
    ['danger', 'paper', 4.5],
    ['danger', 'ground', 4.5],
    ['danger', 'danger-ground', 4.5],
    ['on-off', 'off', 4.5],
    ['#ffffff', 'whatsapp', 4.5],
  ])('%s on %s', (words, ground, least) => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(least);
  });
});

/** WCAG 1.4.11: what is needed to see a control or a sign. */
test.each([
  ['edge', 'paper'],
  ['edge', 'ground'],
  ['action-edge', 'paper'],
  ['action-edge', 'ground'],
  ['action-edge', 'note-ground'],
  ['link', 'select'],
  ['star', 'paper'],
  ['danger', 'danger-ground'],
  ['ink', 'focus'],
  ['focus', 'deep'],
  ['on-deep', 'deep'],
])('the shape of %s is seen on %s', (shape, ground) => {
  expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
});
