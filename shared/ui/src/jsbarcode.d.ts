declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class CODE128 {
    constructor(data: string, options: { ean128?: boolean });
    valid(): boolean;
    /** Modules from left to right: `1` is a bar, `0` is a space. */
    encode(): { data: string; text: string };
  }
}
