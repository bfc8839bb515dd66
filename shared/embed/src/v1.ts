// `/embed/v1.js`, the script for portals. It has a second address below its release. It is small, because every page
// requests it again. It contains only the remote of each element. All else comes from the cabinet.
import { isPin } from '@cabinet/contracts/pin';
import type { Registry } from '@cabinet/contracts/registry';
import type { CabinetAttributes, CabinetName } from '@cabinet/elements';
import { browserId } from '@cabinet/federation/browserId';
import { releaseFor } from '@cabinet/federation/canary';
import type { EmbedModule, Mounted, MountOptions } from './contract.ts';
import { importPinned } from './importPinned.ts';

/** The remote of each element, and its part. */
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
// The reserved height of each element (docs/embedding). A rule of the portal overrides it.
// The slot exists until the remote is ready. It shows a skeleton below the first line of the fallback, in a grey for light
// and dark pages. The skeleton does not move.
const place = new CSSStyleSheet();
place.replaceSync(
  ':host(:not([hidden])){display:block}:host{min-height:100vh}:host(cabinet-referral){min-height:320px}' +
    'slot{display:block;min-height:inherit;' +
    'background:repeating-linear-gradient(90deg,#8882 0 30%,#0000 0 35%) 0 3em/auto 15em no-repeat}',
);
const LONGEST_PAUSE_MS = 30_000;

// A module has no `currentScript`, and a classic script has no `import.meta`.
const own = document.currentScript ?? document.querySelector('script[src*="/embed/"][src*="/v1.js"]');
const { origin } = new URL((own as HTMLScriptElement | null)?.src ?? '', document.baseURI);

type Remotes = Registry['remotes'];
let reading: Promise<Remotes> | null = null;

/** Reads the list of remotes once for the page, and again after a failure. */
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

    /** Takes effect when the element enters the page. The portal can set it before the element is defined. */
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
      // The portal has set it before the element was defined.
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

    // A move removes an element and inserts it again immediately.
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
        if (!record) throw new Error('it is not in remotes.json');
        const browser = record.canary ? browserId() : '';
        const { version, entry, embed } = releaseFor(remote, record, browser, 'portals');
        release = version;
        if (!isPin(embed)) throw new Error('the release has no pin for portals');
        // A browser stores a failure by the address.
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

    /** Dispatches the event under two names, because some frameworks cannot write a colon. False if the portal prevents one. */
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
