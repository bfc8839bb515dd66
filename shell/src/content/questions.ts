import { searchText, searchWords } from '@cabinet/domain/searchText';

/** The questions by topic, as `faq.items` words them. A question's name is its address: `/faq#blocked`. */
export const TOPICS = [
  { name: 'tokens', questions: ['token', 'earn', 'spend', 'give', 'roubles', 'history'] },
  { name: 'card', questions: ['card', 'get', 'code', 'blocked', 'other'] },
  { name: 'friends', questions: ['invite', 'when', 'level', 'courses', 'rejected'] },
  { name: 'orders', questions: ['buy', 'cancel', 'pickup', 'closed', 'tuition'] },
  { name: 'account', questions: ['mail', 'seen', 'hidden'] },
] as const;

export interface Question {
  name: string;
  question: string;
  answer: string;
}

/** The questions in which, or in whose answers, every word of the search stands. */
export function findQuestions(questions: readonly Question[], search: string): readonly Question[] {
  const words = searchWords(search);
  return questions.filter(({ question, answer }) => {
    const text = searchText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
