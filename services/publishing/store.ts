/** A store of files that are served unchanged: a web root, or a bucket. Paths are relative to the origin. */
export interface Store {
  /** The name for messages. */
  name: string;
  /** @returns null if the file does not exist */
  read(path: string): Promise<string | null>;
  /** Writes a file atomically: concurrent readers get the old or the new content. */
  write(path: string, content: Buffer, headers: Headers): Promise<void>;
  /** @returns false if the file exists, even if another client creates it at the same moment */
  create(path: string, content: Buffer): Promise<boolean>;
  remove(path: string): Promise<void>;
}

/** The served headers of a file, if the store supports them. */
export interface Headers {
  type: string;
  caching: string;
}
