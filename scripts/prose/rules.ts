import type { Prose } from './read.ts';

/** Longer sentences are hard to read in a second language. */
export const MOST_WORDS = 20;

/** Starts of sentences whose subject is late or missing. */
const STARTS = [
  'What',
  'Whatever',
  'Whoever',
  'That which',
  'Of',
  'None',
  'One that',
  'Those that',
  'Those who',
];
const PHRASES = [
  'is none',
  'are none',
  'no such',
  'of before',
  'by itself',
  'is told',
  'are told',
  'is asked for',
  'as far as',
];
const ABBREVIATIONS = ['e.g.', 'i.e.', 'etc.', 'vs.'];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The complaints about a text under the rules of CONTRIBUTING.md, as words for its author. */
export function complaintsOf({ kind, text }: Prose): string[] {
  const plain = withoutCode(text);
  const found = sentencesOf(plain).flatMap((sentence) => {
    const { length } = wordsOf(sentence);
    const start = STARTS.find((word) => sentence === word || sentence.startsWith(`${word} `));
    return [
      ...(length > MOST_WORDS ? [`${length} words in a sentence`] : []),
      ...(start && kind !== 'cell' ? [`a sentence starts with "${start}"`] : []),
    ];
  });
  const lower = ` ${plain.toLowerCase()} `;
  for (const phrase of PHRASES) if (wordsOf(lower).join(' ').includes(phrase)) found.push(`"${phrase}"`);
  for (const short of ABBREVIATIONS) if (lower.includes(` ${short}`)) found.push(`"${short}"`);
  return found;
}

/** The sentences of a text. A part of a title or of a list counts as a sentence. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The words of a sentence. A compound such as `sign-in` counts as one word. */
export function wordsOf(sentence: string): string[] {
  return sentence.split(' ').filter((part) => LETTER_OR_DIGIT.test(part));
}

/** A piece in backticks is one word. */
export function withoutCode(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : '…x…'))
    .join('');
}
