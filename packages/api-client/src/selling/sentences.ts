/** What the API says in English about a listing; pages say the same in the visitor's language. */
export const SELL_SENTENCES = {
  sell_tractor: 'Please choose the tractor',
  sell_year: 'Enter the year it was built, from 1960 to this year',
  sell_choose: 'Please choose one',
  sell_tyres: 'Enter how much of the tyres is left, from 0 to 100',
  sell_day: 'Enter a day',
  sell_photos: 'At most 8 photos; please choose them again',
  sell_photos_gone: 'Some photos are no longer here. Please add them again.',
  sell_place: 'This district is not in our list. Please choose it again.',
  sell_price: 'Enter a price in whole rupees, from 10,000 to 1,00,00,000',
  sell_already: 'You have listed this tractor already.',
  sell_gone: 'This listing is over. Please fill in the form again.',
  sell_link: 'This link is not valid any more.',
  photo_missing: 'No photo came with it. Please choose one.',
  photo_type: 'This is no photo. Please choose a JPEG, PNG or WebP picture.',
  photo_broken: 'This photo cannot be read. Please take it again.',
  photo_heavy: 'This photo is larger than 10 MB. Please choose a smaller one.',
  photo_large: 'This photo has too many pixels. Please choose a smaller one.',
  photo_small: 'This photo is too small to show anything (200 pixels at least).',
  photo_many: 'At most 8 photos can be added.',
  photo_cut: 'The photo did not come through whole. Please send it again.',
  photo_busy: 'Too many photos are coming in right now. Please try again in a minute.',
} as const;

export type SellReason = keyof typeof SELL_SENTENCES;
