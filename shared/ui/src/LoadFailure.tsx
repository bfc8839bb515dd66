import { failureText, type ServiceWords } from '@cabinet/domain/failureText';
import { CircleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './LoadFailure.module.css';
import { useUiText } from './useUiText.ts';

/** The part of an error that a failure shows. An `ApiError` fits. */
export interface Failure extends ServiceWords {
  kind?: string | undefined;
  /** The service's error code, for programs. */
  code?: string | null | undefined;
  requestId?: string | null | undefined;
  /** The failed release, such as `mf-catalog 3.2.0-4932d8d2`. */
  release?: string | null | undefined;
}

/** The number of characters that identify a request within a day. */
const NUMBER_LENGTH = 8;

/** Returns the request number for support: the start of the request id. Support uses it to search the log. */
export function requestNumber(requestId: string | null | undefined): string {
  return requestId?.slice(0, NUMBER_LENGTH) ?? '—';
}

export interface LoadFailureProps {
  /** The client's error, with its text and its request id. */
  error?: Failure | undefined;
  title?: string | undefined;
  /** Replaces the error's text. */
  text?: string | undefined;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean | undefined;
}

/** A part of the page that failed to load. Shows the problem, a retry, and the request number for support. */
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

/**
 * Shows why a write failed, beside the control. Uses the service's message, or a general message with the
 * request number.
 */
export function WriteFailure({ error }: { error: Failure }) {
  const t = useUiText();
  if (error.kind === 'network') return failureText(error, t('failure.unanswered'));
  return failureText(error, t('failure.write'), `${t('failure.request')} ${requestNumber(error.requestId)}`);
}
