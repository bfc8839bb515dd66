import { Tag, type TagTone } from '@cabinet/ui';
import { useId, useState } from 'react';
import styles from './Tags.module.css';
import { useUiText } from './useUiText.ts';

export interface TagsItem {
  id: string | number;
  text: string;
  tone?: TagTone | undefined;
}

export interface TagsProps {
  /** The subject of the tags. */
  label: string;
  tags: readonly TagsItem[];
  /** How many are shown at first. */
  limit?: number | undefined;
}

/**
 * Words about an item, side by side. A button shows the tags beyond the limit. Only
 * the documentation shows the component (§2).
 */
export function Tags({ label, tags, limit = 5 }: TagsProps) {
  const t = useUiText();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const rest = tags.length - limit;
  return (
    <div className={styles.tags}>
      <ul id={id} className={styles.list} aria-label={label}>
        {(isExpanded ? tags : tags.slice(0, limit)).map(({ id, text, tone }) => (
          <li key={id}>
            <Tag tone={tone}>{text}</Tag>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('tags.less') : t('tags.more', { count: rest })}
        </button>
      )}
    </div>
  );
}
