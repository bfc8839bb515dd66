import { searchText, searchWords } from '@cabinet/domain/searchText';
import type { Figures } from './useFigures.ts';

/** The questions by topic, as `faq.items` words them. A question's name is its address: `/faq#blocked`. */
export const TOPICS = [
  { name: 'tokens', questions: ['token', 'earn', 'plus', 'spend', 'give', 'roubles', 'life', 'history'] },
  { name: 'card', questions: ['card', 'get', 'code', 'blocked', 'other'] },
  { name: 'friends', questions: ['invite', 'when', 'level', 'courses', 'refused', 'rejected'] },
  { name: 'orders', questions: ['buy', 'cancel', 'back', 'pickup', 'keep', 'extend', 'closed', 'tuition'] },
  { name: 'account', questions: ['mail', 'seen', 'hidden'] },
] as const;

/** Answers that tell a term of the programme: without its setting there is nothing to ask. */
const TERMS: Record<string, keyof Figures> = {
  life: 'life',
  back: 'back',
  keep: 'storage',
  extend: 'extension',
};

/** A question whose answer has all that it tells. */
export function isAnswered(question: string, figures: Figures): boolean {
  const term = TERMS[question];
  return !term || figures[term] !== undefined;
}

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
