/** A question without a fault, by the labels of its form. */
export const goodQuestion = {
  Topic: 'repair',
  'Question in one line': 'Why does it smoke black?',
  'Tell more': 'Only under load',
  Name: 'Ramesh',
  'Mobile number': '9876543210',
};

/** What a list of the API answers where nothing is. */
export const emptyList = { items: [], total: 0, page: 1, pages: 1, per_page: 24 };
