/** A place for files that are served as they lie there: a web root, or a bucket. Paths are those of the one origin. */
export interface Store {
  /** How a person calls it. */
  name: string;
  /** @returns null where there is no such file */
  read(path: string): Promise<string | null>;
  /** Whoever reads it meanwhile gets the old content or the new one. */
  write(path: string, content: Buffer, headers: Headers): Promise<void>;
  /** @returns false where there is such a file already, whoever else creates it at the same moment */
  create(path: string, content: Buffer): Promise<boolean>;
  remove(path: string): Promise<void>;
}

/** What a file is to be served with, where the store keeps that. */
export interface Headers {
  type: string;
  caching: string;
}
