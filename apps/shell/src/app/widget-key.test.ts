import { splitWidgetName, widgetKey } from './widget-key.ts';

test('widget keys differ by name and props', () => {
  const one = { name: 'catalogue/types', props: { limit: 3 } };
  expect(widgetKey(one)).toBe(widgetKey({ name: 'catalogue/types', props: { limit: 3 } }));
  expect(widgetKey(one)).not.toBe(widgetKey({ ...one, props: { limit: 4 } }));
  expect(widgetKey(one)).not.toBe(widgetKey({ ...one, name: 'catalogue/brands' }));
});

test("the name contains the widget's remote", () => {
  expect(splitWidgetName('enquiry/price-popup')).toEqual({
    remote: 'enquiry',
    widget: 'price-popup',
  });
});
