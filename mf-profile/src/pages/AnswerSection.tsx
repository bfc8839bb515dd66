import { AnswerNote } from '../components/AnswerNote.tsx';
import { useNewAnswers } from '../data/useNewAnswers.ts';
import { useHomeDialog } from './useHomeDialog.ts';

export function AnswerSection() {
  const { name, open } = useHomeDialog();
  const isNew = useNewAnswers(name === 'question');
  return isNew && <AnswerNote onRead={() => open('question')} />;
}
