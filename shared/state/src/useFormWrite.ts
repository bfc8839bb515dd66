import { useAtomValue } from 'jotai';
import { showToast } from './ui.ts';
import { type WriteObstacle, writeObstacleAtom } from './writeObstacle.ts';

/** What a form needs of a `RouteAction`. */
export interface FormAction<Body> {
  run(input: { body: Body }): Promise<unknown>;
  reset(): void;
}

export interface FormWriteOptions {
  /** Says why nothing can be sent now. */
  reason(obstacle: WriteObstacle): string;
  /** The toast of a form that was sent. */
  done: string;
  /** Follows the toast: closes the dialog. */
  onDone?: (() => void) | undefined;
}

/**
 * What a form is given whose sending is one write: `<Form form={form} {...useFormWrite(useAskManager(), options)}>`.
 * @param action of `useRouteAction`; its body is what the schema of the form makes
 */
export function useFormWrite<Body>(action: FormAction<Body>, { reason, done, onDone }: FormWriteOptions) {
  const obstacle = useAtomValue(writeObstacleAtom);
  return {
    obstacle: obstacle && reason(obstacle),
    // Without a network one may go on typing.
    isReadOnly: obstacle === 'view-as',
    onSubmit: (body: Body) => action.run({ body }),
    onSent() {
      showToast({ message: done });
      onDone?.();
    },
    onEdit: () => action.reset(),
  };
}
