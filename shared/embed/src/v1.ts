// `/embed/v1.js`, the script for portals, and the same below an address of its release: as small as it can be, for the
// first is asked for anew on every page. It knows nothing but which element is which remote; the live release and
// everything else comes from the cabinet.
import type { CabinetAttributes, CabinetName } from '@cabinet/elements';
import type { EmbedModule, Mounted, MountOptions } from './contract.ts';

/** Which remote an element shows, and which part of it. */
const ELEMENTS: Record<CabinetName, [remote: string, part?: string]> = {
  catalog: ['mf-catalog'],
  orders: ['mf-orders'],
  profile: ['mf-profile'],
  invites: ['mf-invites'],
  referral: ['mf-profile', 'referral'],
  'email-change': ['mf-email-change'],
};
const ATTRIBUTES: (keyof CabinetAttributes | 'token')[] = [
  'locale',
  'theme',
  'variant',
  'basename',
  'path',
  'routing',
  'token',
];
const LONGEST_PAUSE_MS = 30_000;

// A module has no `currentScript`, and a classic script no `import.meta`.
const own = document.currentScript ?? document.querySelector('script[src*="/embed/"][src*="/v1.js"]');
const { origin } = new URL((own as HTMLScriptElement | null)?.src ?? '', document.baseURI);

type Releases = Record<string, { version: string; entry: string }>;
let reading: Promise<Releases> | null = null;

/** Which release of each remote is live: read once for the page, and anew after a failure. */
function readReleases(): Promise<Releases> {
  reading ??= fetch(`${origin}/my/remotes.json`, { cache: 'no-cache' })
    .then((response) => response.json())
    .then(({ remotes }) => remotes);
  return reading;
}

for (const [name, [remote, part]] of Object.entries(ELEMENTS)) {
  if (!customElements.get(`cabinet-${name}`))
    customElements.define(`cabinet-${name}`, elementFor(remote, part));
}

function elementFor(remote: string, part?: string): CustomElementConstructor {
  return class CabinetElement extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    #token: MountOptions['token'];
    #mounted: Mounted | null = null;
    #isWanted = false;
    #tries = 0;

    /** As it stands when the element is put into the page; may be given before the element is known. */
    declare libraries: MountOptions['libraries'];
    declare signIn: MountOptions['signIn'];
    static {
      CabinetElement.prototype.libraries = null;
      CabinetElement.prototype.signIn = null;
    }

    constructor() {
      super();
      // Given before the element was known.
      if (!Object.hasOwn(this, 'token')) return;
      const { token } = this;
      Reflect.deleteProperty(this, 'token');
      this.token = token;
    }

    get token() {
      return this.#token;
    }

    set token(token) {
      this.#token = token;
      this.attributeChangedCallback();
    }

    connectedCallback() {
      if (!this.#isWanted) void this.#open();
      this.#isWanted = true;
    }

    // An element that is moved is taken out and put in again, at once.
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#isWanted = false;
        void this.#mounted?.unmount();
        this.#mounted = null;
      });
    }

    attributeChangedCallback() {
      this.#mounted?.update(this.#options());
    }

    async #open(): Promise<void> {
      let release: string | null = null;
      try {
        const { version, entry } = (await readReleases())[remote] ?? {};
        if (!entry) throw new Error('not in remotes.json');
        release = version ?? null;
        // What a browser remembers of a failure it remembers by the address.
        const retry = this.#tries ? `?${this.#tries}` : '';
        const { mount }: EmbedModule = await import(
          /* webpackIgnore: true */ new URL(`embed/mount.js${retry}`, new URL(entry, origin)).href
        );
        if (!this.isConnected) return;
        this.#mounted = mount(this, this.#options());
        await this.#mounted.ready;
        this.#tries = 0;
      } catch (error) {
        reading = null;
        this.#mounted = null;
        const reason = String(error);
        this.#tell('error', { type: 'error', remote, release, place: 'load', reason, isFatal: true });
        this.#tries += 1;
        setTimeout(
          () => this.isConnected && this.#open(),
          Math.min(500 * 2 ** this.#tries, LONGEST_PAUSE_MS),
        );
      }
    }

    #options(): MountOptions {
      const given = ATTRIBUTES.map((name) => [name, this.getAttribute(name) ?? undefined]);
      return {
        ...Object.fromEntries(given),
        origin,
        part,
        token: this.#token ?? this.getAttribute('token'),
        libraries: this.libraries,
        signIn: this.signIn,
        onNavigate: (move) => this.#tell('navigate', move),
        onEvent: (event) => this.#tell(event.type, event),
      };
    }

    /** Under two names: not every framework can write a colon. False where the portal has prevented either. */
    #tell(type: string, detail: object): boolean {
      const [plain, colon] = ['-', ':'].map((sign) =>
        this.dispatchEvent(
          new CustomEvent(`cabinet${sign}${type}`, {
            detail,
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        ),
      );
      return plain === true && colon === true;
    }
  };
}
