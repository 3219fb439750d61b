import { JsonLd, withMarkupCache } from '@tractor-haat/platform';
import { Accordion, AccordionItem, ProperNames } from '@tractor-haat/ui';
import styles from './sections.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** List of questions whose answers open on click. The first is open. Browsers must not translate `properNames`. */
export const Questions = withMarkupCache(function Questions({
  title,
  items,
  properNames = [],
}: {
  title: string;
  items: readonly Question[];
  properNames?: readonly string[];
}) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <h2>{title}</h2>
      <Accordion>
        {items.map(({ question, answer }, index) => (
          <AccordionItem
            key={question}
            title={<ProperNames text={question} names={properNames} />}
            headingLevel={3}
            open={index === 0}
          >
            <p>
              <ProperNames text={answer} names={properNames} />
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
});
