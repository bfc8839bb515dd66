// `/embed/v1.js`, the script for portals, and the same below an address of its release: as small as it can be, for the
// first is asked for anew on every page. It knows nothing but which element is which remote; the live release and
// everything else comes from the cabinet.
import { isPin } from '@cabinet/contracts/pin';
import type { Registry } from '@cabinet/contracts/registry';
import type { CabinetAttributes, CabinetName } from '@cabinet/elements';
import { browserId } from '@cabinet/federation/browserId';
import { releaseFor } from '@cabinet/federation/canary';
import type { EmbedModule, Mounted, MountOptions } from './contract.ts';
import { importPinned } from './importPinned.ts';

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
  'font',
  'basename',
  'path',
  'routing',
  'token',
];
// The place that each keeps from the beginning (docs/embedding); a rule of the portal goes before it.
const place = new CSSStyleSheet();
place.replaceSync(
  ':host(:not([hidden])){display:block}:host{min-height:100vh}:host(cabinet-referral){min-height:320px}',
);
const LONGEST_PAUSE_MS = 30_000;

// A module has no `currentScript`, and a classic script no `import.meta`.
const own = document.currentScript ?? document.querySelector('script[src*="/embed/"][src*="/v1.js"]');
const { origin } = new URL((own as HTMLScriptElement | null)?.src ?? '', document.baseURI);

type Remotes = Registry['remotes'];
let reading: Promise<Remotes> | null = null;

/** Which releases of each remote there are: read once for the page, and anew after a failure. */
function readRemotes(): Promise<Remotes> {
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
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [place];
      root.append(document.createElement('slot'));
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
        const record = (await readRemotes())[remote];
        if (!record) throw new Error('not in remotes.json');
        const browser = record.canary ? browserId() : '';
        const { version, entry, embed } = releaseFor(remote, record, browser, 'portals');
        release = version;
        if (!isPin(embed)) throw new Error('the release has no pin for portals');
        // What a browser remembers of a failure it remembers by the address.
        const retry = this.#tries ? `?${this.#tries}` : '';
        const { href } = new URL(`embed/mount.js${retry}`, new URL(entry, origin));
        const { mount } = await importPinned<EmbedModule>(href, embed);
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
        attempt: this.#tries,
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
