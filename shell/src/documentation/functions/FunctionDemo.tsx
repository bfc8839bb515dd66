import { Table } from '@cabinet/ui/Table';
import { TextField } from '@cabinet/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FunctionDemo.module.css';

export interface FunctionDemoProps {
  /** The signature: `normalisePhone(phone)`. Its first word is the key of its texts. */
  signature: string;
  /** Calls the function with the text from the field. */
  run(input: string): unknown;
  /** Useful inputs. The field starts with the first one. */
  cases: readonly string[];
}

/**
 * A demo of a rule of the programme. The real function processes the typed text and the cases of the table.
 */
export function FunctionDemo({ signature, run, cases }: FunctionDemoProps) {
  const { t } = useTranslation('documentation');
  const [input, setInput] = useState(cases[0] ?? '');
  const name = signature.split('(')[0];
  const output = (text: string) => <code className={styles.value}>{JSON.stringify(run(text))}</code>;
  return (
    <section className={styles.function}>
      <div className={styles.head}>
        <h2>
          <code>{signature}</code>
        </h2>
        <p className={styles.text}>{t(`functions.${name}`)}</p>
      </div>
      <div className={styles.trial}>
        <TextField
          label={t('functions.input')}
          value={input}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setInput(event.target.value)}
        />
        <p className={styles.output}>
          <span className={styles.label}>{t('functions.output')}</span>
          <output>{output(input)}</output>
        </p>
      </div>
      <Table
        caption={t('functions.cases')}
        columns={[
          {
            id: 'input',
            title: t('functions.input'),
            cell: ({ text }) => <code className={styles.value}>{text}</code>,
          },
          { id: 'output', title: t('functions.output'), cell: ({ text }) => output(text) },
        ]}
        rows={cases.map((text) => ({ text }))}
        rowKey={({ text }) => text}
        empty=""
      />
    </section>
  );
}
