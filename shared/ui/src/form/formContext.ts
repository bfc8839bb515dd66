import { createContext, type ReactNode } from 'react';
import type { Failure } from '../LoadFailure.tsx';

/** The data of a form for its fields and buttons. */
export interface FormState {
  /** The reason why the form cannot send now. */
  obstacle: ReactNode;
  isReadOnly: boolean;
  isSending: boolean;
  /** The reason why the last submit failed, unless a field shows it. */
  failure: Failure | null;
  /** The id of the note that describes the submit button. */
  noteId: string;
  issueText(message: string): string;
  /** Waits for the end of a press. A message that appears during a press would move its target. */
  afterPress(action: () => void): void;
}

export const FormContext = createContext<FormState | null>(null);
