import { failureText, type ServiceWords } from '@cabinet/domain/failureText';
import { CircleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './LoadFailure.module.css';
import { useUiText } from './useUiText.ts';

/** What a failure shows of an error of the client; an `ApiError` fits. */
export interface Failure extends ServiceWords {
  kind?: string | undefined;
  /** The service's word for it, for programs. */
  code?: string | null | undefined;
  requestId?: string | null | undefined;
  /** What broke, such as `mf-catalog 3.2.0-4932d8d2`. */
  release?: string | null | undefined;
}

/** Characters that tell one request of a day from the others. */
const NUMBER_LENGTH = 8;

/** The number of a request as support is told it: the beginning of its id, by which the log is searched. */
export function requestNumber(requestId: string | null | undefined): string {
  return requestId?.slice(0, NUMBER_LENGTH) ?? '—';
}

export interface LoadFailureProps {
  /** The error as the client gives it: its text and the request to quote. */
  error?: Failure | undefined;
  title?: string | undefined;
  /** Instead of the error's text. */
  text?: string | undefined;
  onRetry(): void;
  /** The retry is under way. */
  busy?: boolean | undefined;
}

/** A part of the page that did not load: what happened, a way on, and the number that support asks for. */
export function LoadFailure({ error, title, text, onRetry, busy }: LoadFailureProps) {
  const t = useUiText();
  const general = t(error?.kind === 'network' ? 'failure.network' : 'failure.text');
  return (
    <div className={styles.failure} role="alert">
      <span className={styles.icon}>
        <CircleAlert size={22} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title ?? t('failure.title')}</p>
      <p className={styles.text}>{text ?? failureText(error ?? {}, general)}</p>
      <Button variant="quiet" size="sm" className={styles.retry} onClick={onRetry} busy={busy}>
        {t('retry')}
      </Button>
      {error?.requestId && (
        <p className={styles.request}>
          {t('failure.request')} <code>{requestNumber(error.requestId)}</code>
        </p>
      )}
      {error?.release && (
        <p className={styles.request}>
          {t('failure.release')} <code>{error.release}</code>
        </p>
      )}
    </div>
  );
}

/** Why a write failed, where it was made: in the service's words, else with its remark and the number that support asks for. */
export function WriteFailure({ error }: { error: Failure }) {
  const t = useUiText();
  if (error.kind === 'network') return failureText(error, t('failure.unanswered'));
  return failureText(error, t('failure.write'), `${t('failure.request')} ${requestNumber(error.requestId)}`);
}
