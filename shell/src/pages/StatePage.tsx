import { PageHeading } from '@cabinet/ui/PageHeading';
import { Stage } from '@cabinet/ui/Stage';
import type { ReactNode } from 'react';
import styles from './StatePage.module.css';

interface StatePageProps {
  icon: ReactNode;
  title: string;
  /** Calm sentences, one a line: what happened and what to do. */
  lines: string[];
  /** Where somebody answers: a sentence that names the mailbox. */
  contact?: { text: string; email: string } | undefined;
  action?: ReactNode;
}

/** A whole area that says one thing: the loud surface in the place of the page. */
export function StatePage({ icon, title, lines, contact, action }: StatePageProps) {
  return (
    <Stage className={styles.stage}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <PageHeading>{title}</PageHeading>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {contact && (
        <p className={styles.line}>
          <MailboxText {...contact} />
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </Stage>
  );
}

/** The mailbox in a sentence opens a letter. */
function MailboxText({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email);
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
