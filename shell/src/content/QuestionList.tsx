import { highlight } from '@cabinet/domain/highlight';
import { ChevronDown } from 'lucide-react';
import styles from './QuestionList.module.css';
import type { Question } from './questions.ts';

interface QuestionListProps {
  questions: readonly Question[];
  /** A found question is open, and its matching words are marked. */
  search: string;
  /** The name of the question that is open from the start. */
  asked: string;
}

export function QuestionList({ questions, search, asked }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ name, question, answer }) => (
        <details
          key={`${name} ${search !== ''}`}
          id={name}
          className={styles.question}
          open={search !== '' || name === asked}
        >
          <summary className={styles.summary}>
            <h3 className={styles.title}>
              <Found text={question} search={search} />
            </h3>
            <ChevronDown className={styles.sign} size={20} strokeWidth={1.8} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>
            <Found text={answer} search={search} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** Marks the words of the search in a text. */
function Found({ text, search }: { text: string; search: string }) {
  return highlight(text, search).map(({ text, isFound }, place) =>
    isFound ? <mark key={place}>{text}</mark> : text,
  );
}
