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
  /** Level of the titles among the headings of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** Opening one closes the others. */
  isExclusive?: boolean | undefined;
}

/** Texts that open under their titles: the browser's own `<details>`, which the search of a page opens too. */
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
