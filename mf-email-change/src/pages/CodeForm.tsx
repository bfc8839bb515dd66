import { CODE_LENGTH, codeNumber } from '@cabinet/domain/code';
import { isViewAsAtom, useSecondsLeft } from '@cabinet/state';
import { Button, TextField } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendCode } from '../components/ResendCode.tsx';
import { StepAction } from '../components/StepAction.tsx';
import { StepFailure } from '../components/StepFailure.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import styles from './Step.module.css';
import type { StepProps } from './stepProps.ts';

/** §4 (6): the code from the letter, another letter, or the request taken back. */
export function CodeForm(props: StepProps) {
  const { view, change, obstacle } = props;
  const { t } = useTranslation('mf-email-change');
  const isViewAs = useAtomValue(isViewAsAtom);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsLeft(change.sent);
  const { confirm: refusal, send: unsent } = change.errors;
  const isIncomplete = codeNumber(code) === null;

  async function confirm(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const number = codeNumber(code);
    const isDone = number !== null && (await change.confirm(number));
    if (!isDone) field.current?.select();
  }

  function edit(text: string) {
    setCode(text);
    setTried(false);
    if (refusal) change.forget('confirm');
  }

  return (
    <form className={styles.step} onSubmit={(event) => void confirm(event)} noValidate>
      <div className={styles.code}>
        <TextField
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          label={t('code.label')}
          error={isTried && isIncomplete ? t('code.incomplete', { count: CODE_LENGTH }) : null}
          value={code}
          readOnly={isViewAs || change.busy === 'confirm'}
          onChange={(event) => edit(event.target.value)}
        />
      </div>
      <StepAction
        obstacle={obstacle}
        error={
          (refusal && <StepFailure step="confirm" error={refusal} left={view.attempts?.left} />) ??
          (unsent && <StepFailure step="send" error={unsent} />)
        }
      >
        {(noteId) => (
          <>
            <Button
              type="submit"
              busy={change.busy === 'confirm'}
              disabled={obstacle !== null}
              aria-describedby={noteId}
            >
              {t('code.action')}
            </Button>
            <ResendCode
              secondsLeft={secondsLeft}
              busy={change.busy === 'send'}
              isOff={obstacle !== null}
              noteId={noteId}
              onSend={() => void change.send()}
            />
            <CancelRequest {...props} noteId={noteId} />
          </>
        )}
      </StepAction>
    </form>
  );
}
