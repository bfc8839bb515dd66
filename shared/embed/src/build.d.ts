/** What webpack knows of the build that is running, and the place where its style sheets are handed over. */
declare const __webpack_public_path__: string;
declare const __webpack_require__: { cabinetStyles: (link: HTMLLinkElement) => void };

/** Name of the remote that is being built: `mf-catalog`. */
declare const __REMOTE__: string;
