import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ProfileRow.module.css';

interface ProfileRowProps {
  icon: ReactNode;
  title: string;
  /** The current value. False while unknown. */
  value?: ReactNode;
}

/** A row of the profile that links to a page. */
export function ProfileLink({ to, ...row }: ProfileRowProps & { to: string }) {
  return (
    <Link className={styles.row} to={to}>
      <Content {...row} />
    </Link>
  );
}

/** A row of the profile that opens a dialog. */
export function ProfileButton({
  icon,
  title,
  value,
  ...button
}: ProfileRowProps & Omit<ComponentProps<'button'>, 'title' | 'value'>) {
  return (
    <button type="button" {...button} className={styles.row}>
      <Content icon={icon} title={title} value={value} />
    </button>
  );
}

function Content({ icon, title, value }: ProfileRowProps) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        {/* The space separates the two texts for screen readers. */}
        {value && <span className={styles.value}> {value}</span>}
      </span>
      {value !== undefined && <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" />}
    </>
  );
}
