import { claimsOf } from './claims.ts';
import { EMBED_CONTRACT, type Guest, type Instance, type Mounted, type MountOptions } from './contract.ts';

export const contract = EMBED_CONTRACT;

interface Pooled extends Instance {
  /** Whose embed it was last; empty: nobody's. */
  subject: string;
}

/** Instances whose embed is gone. A module is never unloaded, so they are used again, by the same person only (SE6). */
const idle: Pooled[] = [];

/**
 * Modules are evaluated once for each address: one of its own gives each embed its own store, client, cache and texts.
 * The file behind it is a runtime of webpack; the code that it fetches is shared by all.
 */
async function makeInstance(): Promise<Pooled> {
  const address = `${__webpack_public_path__}embed/instance.js?${Math.random().toString(36).slice(2)}`;
  const { start }: Instance = await import(/* webpackIgnore: true */ address);
  return { start, subject: '' };
}

async function takeInstance({ token }: MountOptions): Promise<Pooled> {
  const subject = idle.length > 0 ? await subjectOf(token) : '';
  const place = idle.findIndex((instance) => ['', subject].includes(instance.subject));
  return (place < 0 ? undefined : idle.splice(place, 1)[0]) ?? makeInstance();
}

async function subjectOf(token: MountOptions['token']): Promise<string> {
  const { sub } = claimsOf((await token?.({ fresh: false }).catch(() => null)) ?? null);
  return typeof sub === 'string' ? sub : '';
}

/** See `EmbedModule`. */
export function mount(element: HTMLElement, options: MountOptions): Mounted {
  let current = options;
  let turn = 0;
  let running: { guest: Guest; stop(): void } | null = null;

  async function begin(): Promise<void> {
    turn += 1;
    const own = turn;
    const instance = await takeInstance(current);
    const guest = await instance.start(element, current).catch((error: unknown) => {
      idle.push(instance);
      throw error;
    });
    const stop = () => {
      instance.subject = guest.subject();
      guest.stop();
      idle.push(instance);
    };
    // Gone, or begun again, in the meantime.
    if (own !== turn) return stop();
    running = { guest, stop };
    guest.update(current);
  }

  function end(): void {
    turn += 1;
    running?.stop();
    running = null;
  }

  /** Another person finds nothing of the one before, not even the modules. */
  async function giveTo(token: MountOptions['token']): Promise<void> {
    const subject = await subjectOf(token);
    if (token !== current.token || !running || running.guest.subject() === subject) return;
    end();
    await begin();
  }

  const ready = begin();
  return {
    ready,
    update(changes) {
      const { token } = current;
      current = { ...current, ...changes };
      running?.guest.update(current);
      if (current.token !== token) void giveTo(current.token).catch(() => undefined);
    },
    async unmount() {
      end();
    },
  };
}
