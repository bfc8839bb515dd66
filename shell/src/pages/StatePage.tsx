import { PageHeading } from '@cabinet/ui/PageHeading';
import { Stage } from '@cabinet/ui/Stage';
import type { ReactNode } from 'react';
import styles from './StatePage.module.css';

interface StatePageProps {
  icon: ReactNode;
  title: string;
  /** Short sentences, one for each line: the state and the next step. */
  lines: string[];
  /** A sentence that contains the e-mail address of support. */
  contact?: { text: string; email: string } | undefined;
  action?: ReactNode;
}

/** A page that shows one state. Replaces the content of the main area. */
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

/** Turns the e-mail address in a sentence into a link. */
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
