import { searchText, searchWords } from '@cabinet/domain/searchText';
import type { Figures } from './useFigures.ts';

/**
 * The questions by topic. `faq.items` holds their texts. The name of a question is its address:
 * `/faq#blocked`.
 */
export const TOPICS = [
  { name: 'tokens', questions: ['token', 'earn', 'plus', 'spend', 'give', 'roubles', 'life', 'history'] },
  { name: 'card', questions: ['card', 'get', 'code', 'blocked', 'other'] },
  { name: 'friends', questions: ['invite', 'when', 'level', 'courses', 'refused', 'rejected'] },
  { name: 'orders', questions: ['buy', 'cancel', 'back', 'pickup', 'keep', 'extend', 'closed', 'tuition'] },
  { name: 'account', questions: ['mail', 'seen', 'hidden'] },
] as const;

/** Answers that contain a term of the programme. Without the setting, the page omits the question. */
const TERMS: Record<string, keyof Figures> = {
  life: 'life',
  back: 'back',
  keep: 'storage',
  extend: 'extension',
};

/** Whether the figures contain all values that the answer needs. */
export function isAnswered(question: string, figures: Figures): boolean {
  const term = TERMS[question];
  return !term || figures[term] !== undefined;
}

export interface Question {
  name: string;
  question: string;
  answer: string;
}

/** Returns the questions that contain every word of the search, in the question or in its answer. */
export function findQuestions(questions: readonly Question[], search: string): readonly Question[] {
  const words = searchWords(search);
  return questions.filter(({ question, answer }) => {
    const text = searchText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
