/** Name of the remote that is being built: `mf-catalog`. */
declare const __REMOTE__: string;
/** Version of React that it is built with. */
declare const __REACT__: string;
