import type { LoanKind } from '@tractor-haat/api-client';
import sections from '@tractor-haat/pages/sections.module.css';
import { RemoteWidget, useLocation, useTranslation } from '@tractor-haat/platform';
import { LOAN_PAGES } from './loan-frame.tsx';
import { calculateEligibility, ESTIMATE_RULES, readLoanQuestion } from './loan-question.ts';
import styles from './loans.module.css';

export function Points({ kind }: { kind: LoanKind }) {
  const { t } = useTranslation('loans');
  return (
    <div className={styles.points}>
      {LOAN_PAGES[kind].points.map((point) => (
        <section key={point}>
          <h2>{t(`loan.${kind}.point.${point}.title`)}</h2>
          <p>{t(`loan.${kind}.point.${point}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

export function LoanSteps({ kind }: { kind: LoanKind }) {
  const { t } = useTranslation('loans');
  const { requirements, papers, steps } = LOAN_PAGES[kind];
  return (
    <div className={styles.apart}>
      <div className={styles.columns}>
        <section>
          <h2>{t('who')}</h2>
          <ul className={styles.list}>
            {requirements.map((key) => (
              <li key={key}>{t(`loan.${kind}.who.${key}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('papers')}</h2>
          <ul className={styles.list}>
            {papers.map((key) => (
              <li key={key}>{t(`loan.${kind}.paper.${key}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('steps')}</h2>
          <ol className={styles.list}>
            {steps.map((key) => (
              <li key={key}>{t(`loan.${kind}.step.${key}`)}</li>
            ))}
          </ol>
        </section>
      </div>
      <Apply kind={kind} />
    </div>
  );
}

export function Checklist(props: { title: string; line: string; items: readonly string[] }) {
  return (
    <section className={sections.section}>
      <h2>{props.title}</h2>
      <p>{props.line}</p>
      <ol className={styles.list}>
        {props.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}

function Apply({ kind }: { kind: LoanKind }) {
  const { search } = useLocation();
  const question = readLoanQuestion(search, kind);
  const [, generous] = calculateEligibility(question, ESTIMATE_RULES[kind].rules);
  const prefill =
    question.isRequested && generous.loan > 0
      ? { amount: String(generous.loan), tenure_months: String(question.months) }
      : undefined;
  return (
    <div className={sections.section} id="apply">
      <RemoteWidget
        // A new estimate resets the form.
        key={prefill?.amount}
        name="enquiry/form"
        props={{ form: LOAN_PAGES[kind].form, ...(prefill ? { prefill } : {}) }}
      />
    </div>
  );
}
