declare module 'lib-font' {
  export class Font {
    constructor(name: string);
    onload: (event: { detail: { font: Font } }) => void;
    onerror: (event: unknown) => void;
    fromDataBuffer(file: ArrayBuffer, name: string): void;
    supports(letter: string): boolean;
  }
}
