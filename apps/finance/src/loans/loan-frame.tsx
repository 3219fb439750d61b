import { api, type LoanKind, type LoanOffer } from '@tractor-haat/api-client';
import { parsePageRequest, Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  type LoaderFunctionArgs,
  useTranslation,
  type WidgetContracts,
} from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { Faq, PageFrame } from '../components/page-frame.tsx';

/** Empty if the offers fail to load, so that the page still renders. */
export async function loadOffers(
  { request }: LoaderFunctionArgs,
  kind: LoanKind,
): Promise<LoanOffer[]> {
  const { language, options } = parsePageRequest(request);
  return api.get('/api/v1/loan-offers', { query: { kind, language }, ...options }).then(
    ({ items }) => items,
    () => [],
  );
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

interface LoanPage {
  readonly path: string;
  readonly form: WidgetContracts['enquiry/form']['form'];
  readonly points: readonly string[];
  readonly requirements: readonly string[];
  readonly papers: readonly string[];
  readonly steps: readonly string[];
  readonly questions: readonly string[];
}

export const LOAN_PAGES: Readonly<Record<LoanKind, LoanPage>> = {
  new: {
    path: '/tractor-loan',
    form: 'loan-new',
    points: ['covers', 'security', 'rhythm'],
    requirements: ['land', 'age', 'income', 'record'],
    papers: ['identity', 'land', 'quotation', 'income', 'dues'],
    steps: ['quotations', 'offers', 'visit', 'delivery', 'registration', 'release'],
    questions: ['subsidy', 'tenant', 'missed'],
  },
  used: {
    path: '/second-hand-tractor-loan',
    form: 'loan-used',
    points: ['valuation', 'age'],
    requirements: ['tractor', 'income', 'record'],
    papers: ['seller', 'insurance', 'transfer', 'report', 'identity'],
    steps: ['choose', 'value', 'sanction', 'transfer', 'insurance'],
    questions: ['dearer', 'village', 'lien'],
  },
  against: {
    path: '/loan-against-tractor',
    form: 'loan-against',
    points: ['cheaper', 'stake', 'running'],
    requirements: ['owner', 'insured', 'income'],
    papers: ['registration', 'release', 'insurance', 'identity'],
    steps: ['free', 'value', 'compare', 'sign'],
    questions: ['use', 'sell', 'close'],
  },
};

export const USED_CHECKS = ['number', 'lien', 'owner', 'insurance', 'engine'] as const;
