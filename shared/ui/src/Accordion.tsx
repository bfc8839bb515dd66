import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open from the start. */
  isOpen?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles on the page. */
  level?: 2 | 3 | 4 | undefined;
  /** An item that opens closes the others. */
  isExclusive?: boolean | undefined;
}

/**
 * Texts that open under their titles. The component uses `<details>`, which the page search of the browser
 * also opens. Only the documentation shows the component (§2).
 */
export function Accordion({ items, level = 3, isExclusive = false }: AccordionProps) {
  const group = useId();
  const Title = `h${level}` as const;
  return (
    <div>
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} className={styles.item} open={isOpen} name={isExclusive ? group : undefined}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <ChevronDown className={styles.sign} size={20} strokeWidth={1.8} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
