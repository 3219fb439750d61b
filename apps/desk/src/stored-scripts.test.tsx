import { fireEvent, screen } from '@testing-library/react';
import { createPerson, visitDesk } from './testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const SCRIPTS = [
  '<script>window.ran = true</script>',
  '"><img src=x onerror="window.ran = true">',
  "'-(window.ran = true)-'",
  '<svg/onload=window.ran=true>',
  'javascript:window.ran=true',
  '</textarea><iframe srcdoc="<script>parent.ran=true</script>">',
  '[x](javascript:window.ran=true)',
  '{{constructor.constructor("window.ran=true")()}}',
];

const at = '2026-11-23T08:00:00.000Z';

const item = {
  id: 'review-1',
  kind: 'review',
  at,
  by: 'Gita',
  about: 'Tractor',
  text: 'Text',
  link: '/',
  photos: [],
  same_number: 0,
  same_photo: 0,
  twins: [],
  price: null,
};

const lead = {
  id: 7,
  name: 'Gita',
  mobile: '*******210',
  status: 'new',
  reason: null,
  brand: 'mahindra',
  type: null,
  model: '575',
  state: 'gujarat',
  district: 'anand',
  tehsil: 'borsad',
  form: 'contact',
  page_source: '',
  language: 'gu',
  assignee: null,
  assignee_name: null,
  follow_up: null,
  verified_at: at,
  fields: { brand: 'mahindra' },
  history: [],
};

type Field = [
  name: string,
  page: string,
  createResponses: (script: string) => Record<string, unknown>,
];

const createModerationField = (field: string): Field => [
  `${field} of an item in the moderation queue`,
  '/desk/moderation?kind=review',
  (script) => ({
    'GET session': createPerson('moderator'),
    'GET moderation': [{ ...item, [field]: script }],
  }),
];

const createListField = (field: string): Field => [
  `${field} of a lead in the list`,
  '/desk/leads',
  (script) => ({
    'GET session': createPerson('sales'),
    'GET leads': [{ ...lead, [field]: script }],
  }),
];

const createLeadField = (field: string, fill: (script: string) => object): Field => [
  `${field} of a lead on its page`,
  '/desk/leads/7',
  (script) => ({
    'GET session': createPerson('sales'),
    'GET leads/7': { ...lead, ...fill(script) },
  }),
];

/** Fields that visitors or less privileged staff can fill in, with the page that shows each. */
const FIELDS: readonly Field[] = [
  ...['by', 'about', 'text'].map(createModerationField),
  ...['name', 'brand', 'type', 'model', 'state', 'district', 'tehsil', 'page_source'].map(
    createListField,
  ),
  createLeadField('name', (name) => ({ name })),
  ...['message', 'company', 'position', 'model', 'tehsil', 'email', 'made up'].map((name) =>
    createLeadField(name, (script) => ({ fields: { [name]: script } })),
  ),
  createLeadField('name of a field', (script) => ({ fields: { [script]: 'x' } })),
  createLeadField('note', (text) => ({
    history: [{ at, who: 'Asha', what: 'note', before: null, after: null, text }],
  })),
  createLeadField('reason', (reason) => ({
    history: [
      { at, who: 'Asha', what: 'lead.changed', before: null, after: { reason }, text: null },
    ],
  })),
  [
    'name of a staff member',
    '/desk',
    (name) => ({
      'GET session': { ...createPerson('admin'), name },
      'GET staff': [
        {
          ...createPerson('admin'),
          name,
          email: name,
          brands: [name],
          districts: [name],
          active: true,
        },
      ],
    }),
  ],
  [
    'URL of a receiver and its last response',
    '/desk',
    (url) => ({
      'GET session': createPerson('dealer'),
      'GET webhooks': [{ id: 1, url, owner: url, created_at: at }],
      'GET deliveries': [
        {
          id: 'm',
          lead_id: 1,
          url,
          last: url,
          state: 'dead',
          tries: 1,
          created_at: at,
          next_at: null,
        },
      ],
    }),
  ],
  [
    'an audit event',
    '/desk/audit',
    (text) => ({
      'GET session': createPerson('admin'),
      'GET audit': [
        {
          id: '1',
          at,
          who: text,
          what: 'content.changed',
          object: text,
          before: { text },
          after: { text },
        },
      ],
    }),
  ],
];

test.each(FIELDS)(
  'renders no script, event handler or javascript: URL from %s',
  async (_, page, createResponses) => {
    for (const script of SCRIPTS) {
      document.body.replaceChildren();
      await visitDesk(page, createResponses(script));
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(Reflect.get(window, 'ran')).toBeUndefined();
      const { body } = document;
      expect(body.querySelectorAll('script, iframe, object, embed, svg[onload]')).toHaveLength(0);
      const attributes = [...body.querySelectorAll('*')].flatMap((element) => [
        ...element.attributes,
      ]);
      expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
      const targets = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name));
      expect(targets.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([]);
      jest.restoreAllMocks();
    }
  },
);

test('renders no link for a javascript: URL', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await visitDesk('/desk/moderation?kind=report', {
    'GET session': createPerson('moderator'),
    'GET moderation': [{ ...item, link: 'javascript:window.ran=true' }],
  });
  fireEvent.click(await screen.findByText('Tractor'));
  expect(Reflect.get(window, 'ran')).toBeUndefined();
  for (const link of document.querySelectorAll('a'))
    expect(link.getAttribute('href')).not.toContain('window.ran');
});
