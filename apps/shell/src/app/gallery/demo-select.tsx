import { usePage } from '@tractor-haat/platform';
import { type FieldControl, SearchSelect, type SearchSelectProps } from '@tractor-haat/ui';
import { useState } from 'react';
import { states } from './states.ts';
import { useWords } from './words.ts';

type DemoSelectProps = FieldControl &
  Pick<SearchSelectProps, 'title' | 'placeholder' | 'state' | 'disabled'> & {
    /** Number of states to offer. */
    count?: number;
  };

/** A select over states of India; a failed list succeeds on retry. */
export function DemoSelect({ state: first = 'ready', count, ...rest }: DemoSelectProps) {
  const word = useWords();
  const { language } = usePage();
  const [value, setValue] = useState('');
  const [state, setState] = useState(first);
  return (
    <SearchSelect
      {...rest}
      value={value}
      onChange={setValue}
      state={state}
      onRetry={() => setState('ready')}
      options={states.slice(0, count).map((names) => ({
        value: names.en,
        label: names[language],
        keywords: names.en,
      }))}
      texts={{
        search: word('search'),
        none: word('none'),
        loading: word('loading'),
        failed: word('failed'),
        retry: word('retry'),
        close: word('close'),
      }}
    />
  );
}
