import { type LoanKind, type LoanOffer, listLoanOffers } from '@tractor-haat/api-client';
import { parsePageRequest, Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { type LoaderFunctionArgs, useTranslation } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { Faq } from '../components/faq.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { LOAN_PAGES } from './loan-pages.ts';

/** Empty if the offers fail to load, so that the page still renders. */
export async function loadOffers(
  { request }: LoaderFunctionArgs,
  kind: LoanKind,
): Promise<LoanOffer[]> {
  const { language, options } = parsePageRequest(request);
  return listLoanOffers({ kind, language }, options).catch(() => []);
}

export function LoanFrame({ kind, children }: { kind: LoanKind; children: ReactNode }) {
  const { t } = useTranslation('loans');
  const others = (['new', 'used', 'against'] as const).filter((otherKind) => otherKind !== kind);
  return (
    <PageFrame
      title={t(`loan.${kind}.title`)}
      description={t(`loan.${kind}.description`)}
      heading={t(`loan.${kind}.heading`)}
      intro={<p>{t(`loan.${kind}.intro`)}</p>}
      breadcrumbs={kind === 'new' ? [] : [{ name: t('loan.new.heading'), to: LOAN_PAGES.new.path }]}
      currentPage={t(`loan.${kind}.heading`)}
    >
      {children}
      <section className={sections.section}>
        <h2>{t('more')}</h2>
        <Tiles
          items={[
            { to: '/tractor-emi-calculator', name: t('emi'), line: t('emi_line') },
            ...others.map((otherKind) => ({
              to: LOAN_PAGES[otherKind].path,
              name: t(`loan.${otherKind}.heading`),
              line: t(`loan.${otherKind}.line`),
            })),
            { to: '/tractor-insurance', name: t('insurance.heading'), line: t('insurance.line') },
          ]}
        />
      </section>
      <Faq
        items={LOAN_PAGES[kind].questions.map((key) => ({
          question: t(`loan.${kind}.question.${key}.q`),
          answer: t(`loan.${kind}.question.${key}.a`),
        }))}
      />
      <p className={sections.note}>{t('disclaimer')}</p>
    </PageFrame>
  );
}
