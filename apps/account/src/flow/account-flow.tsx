import { useTranslation } from '@tractor-haat/platform';
import { type ReactNode, useState } from 'react';
import { LoginForm } from '../forms/login-form.tsx';
import { RegisterForm } from '../forms/register-form.tsx';
import { ResetForm } from '../forms/reset-form.tsx';
import { DoneNote } from './done-note.tsx';
import type { Mode } from './mode.ts';
import { ModeLinks } from './mode-links.tsx';
import type { Notice } from './notice.ts';
import { SaidAlert } from './said-alert.tsx';
import { EMPTY_FORM_STATE, type ServerFormState } from './server-form-state.ts';

/** What is around the forms: a dialog, or a page. */
export type Frame = (parts: { title: string; children: ReactNode }) => ReactNode;

type AccountFlowProps = {
  mode: Mode;
  given?: ServerFormState | undefined;
  /** On a page the modes are links to other pages. */
  hasPages?: boolean;
  frame: Frame;
  /** Signed in, and it was read. */
  onLeave: (by: Mode) => void;
};

const FORMS = {
  login: LoginForm,
  otp: LoginForm,
  register: RegisterForm,
  forgotPassword: ResetForm,
} as const;

const TITLES = {
  login: 'sign_in',
  otp: 'sign_in',
  register: 'register',
  forgotPassword: 'forgot_password',
} as const;

/** Sign in, register, or set a new password; each leads to the others. */
export function AccountFlow(props: AccountFlowProps) {
  const { t } = useTranslation('sign-in');
  const [mode, setMode] = useState(props.mode);
  const [given, setGiven] = useState(props.given ?? EMPTY_FORM_STATE);
  const [done, setDone] = useState<Notice>();
  const Form = FORMS[mode];
  function go(to: Mode, said?: Notice, mobile = '') {
    setMode(to);
    setGiven({ values: { mobile }, faults: {}, said });
  }
  return props.frame({
    title: t(TITLES[mode]),
    children: done ? (
      <DoneNote said={done} onRead={() => props.onLeave(mode)} />
    ) : (
      <>
        <SaidAlert said={given.said} />
        <Form key={FORM_KEYS[mode]} mode={mode} given={given} onMode={go} onDone={setDone} />
        <ModeLinks mode={mode} hasPages={props.hasPages ?? false} onMode={go} />
      </>
    ),
  });
}

/** The two ways to sign in are one form, so that the number stays. */
const FORM_KEYS = { ...TITLES, otp: TITLES.login };
