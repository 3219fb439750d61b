import {
  type Around,
  address,
  count,
  counted,
  duration,
  elsewhere,
  exactly,
  moment,
  ownLanguage,
  picture,
  rupees,
  several,
  stars,
  text,
} from './checks.ts';
import { type Facts, type Shape, thing } from './shape.ts';

const UNRATED_REASON = 'reviews of the demonstration data are no ratings';
const unrated = { aggregateRating: UNRATED_REASON, review: UNRATED_REASON };

const Organization: Shape = {
  required: { name: text },
  recommended: { url: address },
  optional: { logo: picture },
};
const Person: Shape = {
  required: { name: text },
  leftOut: { url: 'people who ask or answer have no page' },
};
const author = thing({ Organization, Person });

const listed: Shape = { required: { position: count, url: address }, optional: { name: text } };
/** The last breadcrumb is the page itself, so its URL is optional. */
const step: Shape = { required: { position: count, name: text }, optional: { item: address } };

const frequentAnswer: Shape = { required: { text } };
const frequentQuestion: Shape = {
  required: { name: text, acceptedAnswer: thing({ Answer: frequentAnswer }) },
};

const shared = { author, datePublished: moment, upvoteCount: count };
const Answer: Shape = { required: { text }, recommended: { ...shared, url: address } };
const Question: Shape = {
  required: { name: text, answerCount: count },
  oneOf: [['acceptedAnswer', 'suggestedAnswer']],
  recommended: { ...shared, text },
  optional: {
    acceptedAnswer: thing({ Answer }),
    suggestedAnswer: several(1, thing({ Answer })),
  },
};

const AggregateOffer: Shape = {
  required: { lowPrice: rupees, priceCurrency: exactly('INR') },
  recommended: { highPrice: rupees },
  leftOut: { offerCount: 'the number of dealers is unknown' },
};
const usedOffer: Shape = {
  required: { price: rupees, priceCurrency: exactly('INR') },
  recommended: { itemCondition: exactly('https://schema.org/UsedCondition'), url: address },
};
const freeOffer: Shape = { required: { price: exactly(0), priceCurrency: exactly('INR') } };

const article: Shape = {
  required: {},
  recommended: {
    author,
    dateModified: moment,
    datePublished: moment,
    headline: text,
    image: picture,
  },
  optional: {
    description: text,
    inLanguage: ownLanguage,
    publisher: thing({ Organization }),
    url: address,
  },
};

/**
 * Required and recommended properties of Google's documentation of structured data, and other schema.org properties
 * that the site uses.
 */
const shapes: Readonly<Record<string, Shape>> = {
  Article: article,
  BlogPosting: article,
  NewsArticle: article,
  BreadcrumbList: { required: { itemListElement: counted(2, thing({ ListItem: step })) } },
  FAQPage: { required: { mainEntity: several(1, thing({ Question: frequentQuestion })) } },
  ItemList: { required: { itemListElement: counted(1, thing({ ListItem: listed })) } },
  Organization: { ...Organization, recommended: { url: address, logo: picture }, optional: {} },
  Product: {
    required: { name: text, image: picture },
    recommended: { brand: thing({ Brand: { required: { name: text } } }), description: text },
    optional: {
      aggregateRating: thing({
        AggregateRating: { required: { ratingValue: stars, reviewCount: count } },
      }),
      category: text,
      offers: thing({ AggregateOffer, Offer: usedOffer }),
      url: address,
    },
    // Ratings of demonstration data are omitted, those of visitors are included.
    leftOut: { review: UNRATED_REASON },
  },
  QAPage: { required: { mainEntity: thing({ Question }) } },
  VideoObject: {
    required: { name: text, thumbnailUrl: picture, uploadDate: moment },
    // The video file, or a player that shows it.
    oneOf: [['contentUrl', 'embedUrl']],
    recommended: { description: text, duration },
    optional: { contentUrl: address, embedUrl: elsewhere, transcript: text },
    leftOut: {
      expires: 'videos have no expiry date',
      interactionStatistic: 'views are not counted',
    },
  },
  WebApplication: {
    required: { name: text, offers: thing({ Offer: freeOffer }) },
    recommended: { applicationCategory: text, operatingSystem: text },
    optional: { description: text, url: address },
    leftOut: unrated,
  },
  WebSite: {
    required: { name: text, url: address },
    optional: {
      inLanguage: ownLanguage,
      publisher: (value, { origin }) =>
        JSON.stringify(value) === JSON.stringify({ '@id': `${origin}/#organization` })
          ? []
          : ['is not the organisation of this page'],
      potentialAction: thing({
        SearchAction: {
          required: {
            target: thing({ EntryPoint: { required: { urlTemplate: text } } }),
            'query-input': exactly('required name=query'),
          },
        },
      }),
    },
  },
};

/** Returns the problems of a structured data block, or of each part of a graph. */
export function findStructuredDataProblems(block: Facts, around: Around): string[] {
  const context = exactly('https://schema.org')(block['@context'], around);
  const parts = (block['@graph'] as readonly Facts[] | undefined) ?? [block];
  return [...context, ...parts.flatMap((part) => thing(shapes)(part, around))];
}
