/** Name of the remote that is being built: `mf-catalog`. */
declare const __REMOTE__: string;
/** Version of React that it is built with. */
declare const __REACT__: string;
/** Hash of `instance.js`, known to `mount.js`. */
declare const __PIN_OF_INSTANCE__: string;
/** Hashes of the scripts that `instance.js` loads, by the names of their files. */
declare const __PINS_OF_SCRIPTS__: Readonly<Record<string, string>>;
