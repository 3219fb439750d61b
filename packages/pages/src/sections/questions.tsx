import { JsonLd, withMarkupCache } from '@tractor-haat/platform';
import { Accordion, AccordionItem } from '@tractor-haat/ui';
import styles from './sections.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions with answers, the first one open. */
export const Questions = withMarkupCache(function Questions({
  title,
  items,
}: {
  title: string;
  items: readonly Question[];
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
        {items.map(({ question, answer }, place) => (
          <AccordionItem key={question} title={question} headingLevel={3} open={place === 0}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
});
