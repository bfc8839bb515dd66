import { EMBED_CONTRACT, type Guest, type Mounted, type MountOptions } from './contract.ts';
import { giveBack, subjectOf, takeInstance } from './instances.ts';

export const contract = EMBED_CONTRACT;

/** Libraries walk over objects with `for … in`: what a page has added to all objects stays, but is not walked over. */
function hideAdditions(): void {
  for (const name in Object.prototype) Object.defineProperty(Object.prototype, name, { enumerable: false });
}

/** See `EmbedModule`. */
export function mount(element: HTMLElement, options: MountOptions): Mounted {
  hideAdditions();
  let current = options;
  let turn = 0;
  let running: { guest: Guest; stop(): void } | null = null;

  async function begin(): Promise<void> {
    turn += 1;
    const own = turn;
    const instance = await takeInstance(current);
    const { token } = current;
    const guest = await instance.start(element, current).catch((error: unknown) => {
      giveBack(instance);
      throw error;
    });
    const stop = () => {
      instance.subject = guest.subject();
      guest.stop();
      giveBack(instance);
    };
    // Gone, or begun again, in the meantime.
    if (own !== turn) return stop();
    running = { guest, stop };
    await follow(token);
  }

  function end(): void {
    turn += 1;
    running?.stop();
    running = null;
  }

  /**
   * Applies the current options to the guest, whose last token is `before`. Another person gets another guest, and finds
   * not even the modules of the last person. A guest without a person enters with the new token.
   */
  async function follow(before: MountOptions['token']): Promise<void> {
    running?.guest.update(current);
    const { token } = current;
    if (token === before) return;
    const subject = await subjectOf(token);
    const last = running?.guest.subject();
    if (token !== current.token || !last || last === subject) return;
    end();
    await begin();
  }

  const ready = begin();
  return {
    ready,
    update(changes) {
      const { token } = current;
      current = { ...current, ...changes };
      void follow(token).catch(() => undefined);
    },
    async unmount() {
      end();
    },
  };
}
