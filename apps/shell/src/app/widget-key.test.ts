import { splitWidgetName, widgetKey } from './widget-key.ts';

test('creates different keys for different names or props', () => {
  const widget = { name: 'catalogue/types', props: { limit: 3 } };
  expect(widgetKey(widget)).toBe(widgetKey({ name: 'catalogue/types', props: { limit: 3 } }));
  expect(widgetKey(widget)).not.toBe(widgetKey({ ...widget, props: { limit: 4 } }));
  expect(widgetKey(widget)).not.toBe(widgetKey({ ...widget, name: 'catalogue/brands' }));
});

test('splits a widget name into remote and widget', () => {
  expect(splitWidgetName('enquiry/price-popup')).toEqual({
    remote: 'enquiry',
    widget: 'price-popup',
  });
});
