import { AnswerNote } from '../components/AnswerNote.tsx';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useNewAnswers } from '../data/useNewAnswers.ts';

export function AnswerSection() {
  const { name, open } = useHomeDialog();
  const isNew = useNewAnswers(name === 'question');
  return isNew && <AnswerNote onRead={() => open('question')} />;
}
