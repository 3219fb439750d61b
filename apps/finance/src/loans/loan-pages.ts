import type { LoanKind } from '@tractor-haat/api-client';
import type { WidgetContracts } from '@tractor-haat/platform';

export interface LoanPage {
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
