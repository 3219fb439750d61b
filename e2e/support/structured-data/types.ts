import {
  address,
  type CheckContext,
  count,
  createChoiceCheck,
  createListCheck,
  createNumberedListCheck,
  dateTime,
  duration,
  externalUrl,
  ownLanguage,
  picture,
  rupees,
  stars,
  text,
} from './checks.ts';
import { createTypeCheck, type Facts, type Shape } from './shape.ts';

const UNRATED_REASON = 'reviews of the demonstration data are no ratings';
const unrated = { aggregateRating: UNRATED_REASON, review: UNRATED_REASON };

const Organization: Shape = {
  required: { name: text },
  recommended: { url: address },
  optional: { logo: picture },
};
const Person: Shape = {
  required: { name: text },
  omitted: { url: 'people who ask or answer have no page' },
};
const author = createTypeCheck({ Organization, Person });

const listItem: Shape = { required: { position: count, url: address }, optional: { name: text } };
/** The last breadcrumb is the page itself, so its URL is optional. */
const breadcrumb: Shape = {
  required: { position: count, name: text },
  optional: { item: address },
};

const frequentAnswer: Shape = { required: { text } };
const frequentQuestion: Shape = {
  required: { name: text, acceptedAnswer: createTypeCheck({ Answer: frequentAnswer }) },
};

const postFields = { author, datePublished: dateTime, upvoteCount: count };
const Answer: Shape = { required: { text }, recommended: { ...postFields, url: address } };
const Question: Shape = {
  required: { name: text, answerCount: count },
  oneOf: [['acceptedAnswer', 'suggestedAnswer']],
  recommended: { ...postFields, text },
  optional: {
    acceptedAnswer: createTypeCheck({ Answer }),
    suggestedAnswer: createListCheck(1, createTypeCheck({ Answer })),
  },
};

const AggregateOffer: Shape = {
  required: { lowPrice: rupees, priceCurrency: createChoiceCheck('INR') },
  recommended: { highPrice: rupees },
  omitted: { offerCount: 'the number of dealers is unknown' },
};
const usedOffer: Shape = {
  required: { price: rupees, priceCurrency: createChoiceCheck('INR') },
  recommended: {
    itemCondition: createChoiceCheck('https://schema.org/UsedCondition'),
    url: address,
  },
};
const freeOffer: Shape = {
  required: { price: createChoiceCheck(0), priceCurrency: createChoiceCheck('INR') },
};

const article: Shape = {
  required: {},
  recommended: {
    author,
    dateModified: dateTime,
    datePublished: dateTime,
    headline: text,
    image: picture,
  },
  optional: {
    description: text,
    inLanguage: ownLanguage,
    publisher: createTypeCheck({ Organization }),
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
  BreadcrumbList: {
    required: {
      itemListElement: createNumberedListCheck(2, createTypeCheck({ ListItem: breadcrumb })),
    },
  },
  FAQPage: {
    required: { mainEntity: createListCheck(1, createTypeCheck({ Question: frequentQuestion })) },
  },
  ItemList: {
    required: {
      itemListElement: createNumberedListCheck(1, createTypeCheck({ ListItem: listItem })),
    },
  },
  Organization: { ...Organization, recommended: { url: address, logo: picture }, optional: {} },
  Product: {
    required: { name: text, image: picture },
    recommended: {
      brand: createTypeCheck({ Brand: { required: { name: text } } }),
      description: text,
    },
    optional: {
      aggregateRating: createTypeCheck({
        AggregateRating: { required: { ratingValue: stars, reviewCount: count } },
      }),
      category: text,
      offers: createTypeCheck({ AggregateOffer, Offer: usedOffer }),
      url: address,
    },
    // Ratings of demonstration data are omitted, those of visitors are included.
    omitted: { review: UNRATED_REASON },
  },
  QAPage: { required: { mainEntity: createTypeCheck({ Question }) } },
  VideoObject: {
    required: { name: text, thumbnailUrl: picture, uploadDate: dateTime },
    // The video file, or a player that shows it.
    oneOf: [['contentUrl', 'embedUrl']],
    recommended: { description: text, duration },
    optional: { contentUrl: address, embedUrl: externalUrl, transcript: text },
    omitted: {
      expires: 'videos have no expiry date',
      interactionStatistic: 'views are not counted',
    },
  },
  WebApplication: {
    required: { name: text, offers: createTypeCheck({ Offer: freeOffer }) },
    recommended: { applicationCategory: text, operatingSystem: text },
    optional: { description: text, url: address },
    omitted: unrated,
  },
  WebSite: {
    required: { name: text, url: address },
    optional: {
      inLanguage: ownLanguage,
      publisher: (value, { origin }) =>
        JSON.stringify(value) === JSON.stringify({ '@id': `${origin}/#organization` })
          ? []
          : ['is not the organisation of this page'],
      potentialAction: createTypeCheck({
        SearchAction: {
          required: {
            target: createTypeCheck({ EntryPoint: { required: { urlTemplate: text } } }),
            'query-input': createChoiceCheck('required name=query'),
          },
        },
      }),
    },
  },
};

/** Returns the problems of a structured data block, or of each part of a graph. */
export function findStructuredDataProblems(block: Facts, context: CheckContext): string[] {
  const contextProblems = createChoiceCheck('https://schema.org')(block['@context'], context);
  const parts = (block['@graph'] as readonly Facts[] | undefined) ?? [block];
  return [...contextProblems, ...parts.flatMap((part) => createTypeCheck(shapes)(part, context))];
}
