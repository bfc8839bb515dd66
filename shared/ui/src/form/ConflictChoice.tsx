import { Part } from '../Part.tsx';
import type { ConflictChoiceProps } from './ConflictNote.tsx';
import { useFormWords } from './formWords.ts';

// Two writers seldom meet.
const loadView = () => import('./ConflictNote.tsx');

/** A write of a button came second: both values, and the choice between them. A form shows its own conflict. */
export function ConflictChoice(props: ConflictChoiceProps) {
  useFormWords();
  return (
    <Part load={loadView} meanwhile={null}>
      {({ ConflictView }) => <ConflictView {...props} />}
    </Part>
  );
}
