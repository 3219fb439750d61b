import type { LoanKind } from '@tractor-haat/api-client';
import sections from '@tractor-haat/pages/sections.module.css';
import { RemoteWidget, useLocation } from '@tractor-haat/platform';
import { calculateEligibility } from './calculate-eligibility.ts';
import { LOAN_PAGES } from './loan-pages.ts';
import { ESTIMATE_RULES, readLoanQuestion } from './loan-question.ts';

export function Apply({ kind }: { kind: LoanKind }) {
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
