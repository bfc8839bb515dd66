import { type CodeOutput, codeFormSchema } from '@cabinet/domain/forms/code';
import { useConfirmation, useSchemaForm } from '@cabinet/ui/form';
import type { CodeFailure } from '../domain/codeProblem.ts';
import { useLeaveProblem } from './useLeaveProblem.ts';
import type { LeavingByCode } from './useLeaving.ts';

/** The form of the code, with the final confirmation before it is sent. */
export function useLeaveForm({ leave, send, sendError }: LeavingByCode) {
  const form = useSchemaForm(codeFormSchema, { code: '' });
  const { about, ask, accept, reject } = useConfirmation<CodeOutput>();
  const problemOf = useLeaveProblem();
  return {
    form,
    ask,
    isAsked: about !== null,
    confirm() {
      if (about) leave(about).then(accept, (error: CodeFailure) => reject({ code: problemOf(error) }));
    },
    stay() {
      form.setValue('code', '');
      reject();
    },
    sendAnother() {
      form.reset();
      void send();
    },
    /** The reason why a new code was not sent. */
    problem: sendError && { text: problemOf(sendError) },
  };
}
