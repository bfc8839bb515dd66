/** Name of the remote that is being built: `mf-catalog`. */
declare const __REMOTE__: string;
