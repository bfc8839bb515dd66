import { createContext, type ReactNode } from 'react';
import type { Failure } from '../LoadFailure.tsx';

/** What a form tells its fields and buttons. */
export interface FormState {
  /** Why nothing can be sent now. */
  obstacle: ReactNode;
  isReadOnly: boolean;
  isSending: boolean;
  /** Why the last sending failed, unless a field says so. */
  failure: Failure | null;
  /** The note that the submit button is described by. */
  noteId: string;
  issueText(message: string): string;
  /** Waits for the end of a press: a message that appears during one would move its target. */
  afterPress(action: () => void): void;
}

export const FormContext = createContext<FormState | null>(null);
