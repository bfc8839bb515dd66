import { useAtomValue } from 'jotai';
import { showToast } from './ui.ts';
import { type WriteObstacle, writeObstacleAtom } from './writeObstacle.ts';

/** The part of a `RouteAction` that a form needs. */
export interface FormAction<Body> {
  run(input: { body: Body }): Promise<unknown>;
  reset(): void;
}

export interface FormWriteOptions {
  /** Returns the reason why the form cannot send now. */
  reason(obstacle: WriteObstacle): string;
  /** The toast after the submit. */
  done: string;
  /** Runs after the toast: for example, closes the dialog. */
  onDone?: (() => void) | undefined;
}

/**
 * Returns the properties of a form whose submit is one write: `<Form form={form}
 * {...useFormWrite(useAskManager(), options)}>`.
 * @param action of `useRouteAction`; its body is the output of the form's schema
 */
export function useFormWrite<Body>(action: FormAction<Body>, { reason, done, onDone }: FormWriteOptions) {
  const obstacle = useAtomValue(writeObstacleAtom);
  return {
    obstacle: obstacle && reason(obstacle),
    // The participant can type without a network.
    isReadOnly: obstacle === 'view-as',
    onSubmit: (body: Body) => action.run({ body }),
    onSent() {
      showToast({ message: done });
      onDone?.();
    },
    onEdit: () => action.reset(),
  };
}
