import { splitWidgetName, toWidgetKey } from './to-widget-key.ts';

test('creates the same key only for the same name and props', () => {
  const widget = { name: 'catalogue/types', props: { limit: 3 } };
  expect(toWidgetKey(widget)).toBe(toWidgetKey({ name: 'catalogue/types', props: { limit: 3 } }));
  expect(toWidgetKey(widget)).not.toBe(toWidgetKey({ ...widget, props: { limit: 4 } }));
  expect(toWidgetKey(widget)).not.toBe(toWidgetKey({ ...widget, name: 'catalogue/brands' }));
});

test('splits a widget name into remote and widget', () => {
  expect(splitWidgetName('enquiry/price-popup')).toEqual({
    remote: 'enquiry',
    widget: 'price-popup',
  });
});
