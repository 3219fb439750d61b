import type { LoanKind, LoanOffer } from '@tractor-haat/api-client';
import sections from '@tractor-haat/pages/sections.module.css';
import { Form, useLocation, useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextInput } from '@tractor-haat/ui';
import { findUnreadableAmount } from '../components/find-unreadable-amount.ts';
import { EstimateResult } from './estimate-result.tsx';
import { ESTIMATE_RULES, isMoney, type QuestionField, readLoanQuestion } from './loan-question.ts';
import styles from './loans.module.css';

export function Estimate({ kind, offers }: { kind: LoanKind; offers: readonly LoanOffer[] }) {
  const { t } = useTranslation('loans');
  const { search } = useLocation();
  const question = readLoanQuestion(search, kind);
  const findUnreadable = (name: QuestionField) =>
    isMoney(name) ? findUnreadableAmount(search, name) : undefined;
  return (
    <section className={sections.section} id="estimate">
      <h2>{t('estimate.title')}</h2>
      <p>{t('estimate.line')}</p>
      <div className={styles.estimate}>
        <Form key={search} className={styles.form} action="#estimate" preventScrollReset>
          {ESTIMATE_RULES[kind].fields.map((name) => (
            <Field
              key={name}
              label={t(`estimate.field.${name === 'value' ? `value_${kind}` : name}`)}
              error={findUnreadable(name) === undefined ? undefined : t('estimate.unread')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  prefix={isMoney(name) ? '₹' : undefined}
                  defaultValue={findUnreadable(name) ?? (question[name] || '')}
                  required={name === 'income' || name === 'value'}
                />
              )}
            </Field>
          ))}
          <Button type="submit" variant="action" wide>
            {t('estimate.submit')}
          </Button>
        </Form>
        <div aria-live="polite">
          {question.isRequested ? (
            <EstimateResult kind={kind} question={question} offers={offers} />
          ) : (
            <p className={styles.answer}>{t('estimate.none')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
