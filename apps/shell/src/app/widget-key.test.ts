import { splitWidgetName, widgetKey } from './widget-key.ts';

test('uses differ by name and by what the widget is given', () => {
  const one = { name: 'catalogue/types', props: { limit: 3 } };
  expect(widgetKey(one)).toBe(widgetKey({ name: 'catalogue/types', props: { limit: 3 } }));
  expect(widgetKey(one)).not.toBe(widgetKey({ ...one, props: { limit: 4 } }));
  expect(widgetKey(one)).not.toBe(widgetKey({ ...one, name: 'catalogue/brands' }));
});

test('a name says whose widget it is', () => {
  expect(splitWidgetName('enquiry/price-popup')).toEqual({
    remote: 'enquiry',
    widget: 'price-popup',
  });
});
