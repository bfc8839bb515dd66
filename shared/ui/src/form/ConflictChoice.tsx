import { Part } from '../Part.tsx';
import type { ConflictChoiceProps } from './ConflictNote.tsx';
import { useFormWords } from './formWords.ts';

// Conflicts are rare, so the view loads on demand.
const loadView = () => import('./ConflictNote.tsx');

/**
 * Shows a conflict of a write by a button: both values, and the choice between them. A form shows its own
 * conflict.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  useFormWords();
  return (
    <Part load={loadView} meanwhile={null}>
      {({ ConflictView }) => <ConflictView {...props} />}
    </Part>
  );
}
