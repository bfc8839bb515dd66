import { SUPPORT_LENGTH, SUPPORT_TOPICS, type SupportTopic } from '@cabinet/contracts/support';
import { stripEmoji } from '@cabinet/domain/emoji';
import { showToast } from '@cabinet/state/ui';
import { useDraft } from '@cabinet/state/useDraft';
import { writeObstacleAtom } from '@cabinet/state/writeObstacle';
import { Alert } from '@cabinet/ui/Alert';
import { Button } from '@cabinet/ui/Button';
import { WriteFailure } from '@cabinet/ui/LoadFailure';
import { Panel } from '@cabinet/ui/Panel';
import { Select } from '@cabinet/ui/Select';
import { TextArea } from '@cabinet/ui/TextArea';
import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './SupportForm.module.css';
import { useContentText } from './useContentText.ts';
import { useAskSupport } from './useSupport.ts';

const NOTHING = { topic: '', text: '' };

/** A request to support. The address may name what it is about: `/support?topic=card`. */
export function SupportForm() {
  const t = useContentText();
  const [params] = useSearchParams();
  const obstacle = useAtomValue(writeObstacleAtom);
  const draft = useDraft('support', NOTHING);
  const { run, isRunning, error, unanswered, reset } = useAskSupport();
  const [isTried, setTried] = useState(false);
  const topicField = useRef<HTMLSelectElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const { text } = draft.value;
  const topic = topicOf(draft.value.topic) ?? topicOf(params.get('topic'));
  const fault = textFault(text);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (obstacle) return;
    setTried(true);
    if (!topic) return topicField.current?.focus();
    if (fault) return textField.current?.focus();
    await run({ body: { topic, text: text.trim() } }).then(
      () => {
        draft.drop();
        setTried(false);
        showToast({ message: t('support.sent') });
      },
      () => {},
    );
  }

  /** What was wrong with the last try is no longer true. */
  function edit(change: Partial<typeof NOTHING>) {
    draft.edit({ ...draft.value, ...change });
    if (error || unanswered) reset();
  }

  return (
    <Panel title={t('support.ask')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p className={styles.hint}>{t('support.askText')}</p>
        <Select
          ref={topicField}
          label={t('support.topic')}
          value={topic ?? ''}
          disabled={obstacle === 'view-as'}
          error={isTried && !topic ? t('support.fault.empty') : null}
          onChange={({ target }) => edit({ topic: target.value })}
        >
          <option value="" disabled>
            {t('support.choose')}
          </option>
          {SUPPORT_TOPICS.map((name) => (
            <option key={name} value={name}>
              {t(`support.topics.${name}`)}
            </option>
          ))}
        </Select>
        <TextArea
          ref={textField}
          label={t('support.text')}
          hint={t('support.textHint')}
          rows={5}
          value={text}
          readOnly={obstacle === 'view-as'}
          error={isTried && fault ? t(`support.fault.${fault}`, { count: SUPPORT_LENGTH }) : null}
          onChange={({ target }) => edit({ text: target.value })}
        />
        {(obstacle || error) && (
          <div id={noteId}>
            <Alert tone={obstacle ? 'info' : 'danger'}>
              {obstacle ? t(`support.obstacle.${obstacle}`) : error && <WriteFailure error={error} />}
            </Alert>
          </div>
        )}
        <Button
          type="submit"
          className={styles.send}
          busy={isRunning}
          disabled={obstacle !== null}
          aria-describedby={noteId}
        >
          {t('support.send')}
        </Button>
      </form>
    </Panel>
  );
}

function topicOf(name: string | null): SupportTopic | undefined {
  return SUPPORT_TOPICS.find((topic) => topic === name);
}

/** It is sent without emoji (R33). */
function textFault(text: string): 'empty' | 'tooLong' | null {
  const { length } = stripEmoji(text).trim();
  if (length === 0) return 'empty';
  return length > SUPPORT_LENGTH ? 'tooLong' : null;
}
