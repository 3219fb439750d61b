import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { Field, InlineForm, OtpInput, RangeField } from '@tractor-haat/ui';
import { useState } from 'react';
import styles from './action-parts.module.css';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Sliders, one-time codes, inline forms. */
export function NumberParts() {
  const word = useWords();
  const { language } = usePage();
  const [loan, setLoan] = useState(500000);
  const [interest, setInterest] = useState(10);
  const [code, setCode] = useState('41');
  const [wrongCode, setWrongCode] = useState('4182');
  const [done, setDone] = useState(false);
  const texts = { less: word('less'), more: word('more') };
  const email = { name: 'email', type: 'email', placeholder: word('your_email') };
  return (
    <Parts title={word('numbers')} on="ground">
      <Part name="RangeField">
        <RangeField
          label={word('loan')}
          unit="₹"
          unitAt="start"
          min={100000}
          max={1500000}
          step={10000}
          value={loan}
          onChange={setLoan}
          format={(rupees) => formatNumber(rupees, language)}
          valueText={(rupees) => formatRupees(rupees, language)}
          texts={texts}
        />
        <RangeField
          label={word('interest')}
          unit="%"
          min={5}
          max={20}
          step={0.25}
          value={interest}
          onChange={setInterest}
          valueText={(percent) => `${formatNumber(percent, language)} %`}
          texts={texts}
        />
      </Part>
      <Part name="OtpInput">
        <Field label={word('otp')}>
          {(control) => <OtpInput {...control} value={code} onChange={setCode} />}
        </Field>
        <Field label={word('otp')} error={word('otp_error')}>
          {(control) => <OtpInput {...control} value={wrongCode} onChange={setWrongCode} />}
        </Field>
      </Part>
      <Part name="InlineForm: paper, error, deep, done">
        <InlineForm
          label={word('email')}
          input={{ ...email, defaultValue: 'geeta@' }}
          button={word('subscribe')}
          error={word('email_error')}
        />
        <div className={styles.deep}>
          <InlineForm
            on="deep"
            label={word('email')}
            input={email}
            button={word('subscribe')}
            done={done && word('subscribed')}
            onSubmit={(event) => {
              event.preventDefault();
              setDone(true);
            }}
          />
        </div>
      </Part>
    </Parts>
  );
}
