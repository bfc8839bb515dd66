import type { DatabaseOptions } from '../kit/database.ts';
import type { TestRequest } from './kit/system.ts';
import { ServiceProcess } from './loyalty/serviceProcess.ts';

/** Several processes of the services on one database, started concurrently. */
export class Fleet {
  static #isOver = false;
  readonly #start: () => Promise<ServiceProcess>;
  readonly #processes: ServiceProcess[];
  #turn = 0;

  private constructor(start: () => Promise<ServiceProcess>, processes: ServiceProcess[]) {
    this.#start = start;
    this.#processes = processes;
  }

  static async start(
    count: number,
    options: DatabaseOptions,
    keycloakUrl: string,
    env: Record<string, string> = {},
  ): Promise<Fleet> {
    const start = () => ServiceProcess.start(options, keycloakUrl, env);
    return new Fleet(start, await Promise.all(Array.from({ length: count }, start)));
  }

  /** Ends every process and every client, including those of a failed test. */
  static endAll(): void {
    Fleet.#isOver = true;
    ServiceProcess.killAll();
  }

  /** Kills a process as a crash does, and starts another in its place. */
  async replace(index: number): Promise<void> {
    await this.kill(index);
    await this.startAt(index);
  }

  /** Kills a process as a crash does. */
  async kill(index: number): Promise<void> {
    await this.#at(index).kill('SIGKILL');
  }

  /** Ends a process with SIGTERM. @returns its exit code */
  stop(index: number): Promise<number | null> {
    return this.#at(index).kill('SIGTERM');
  }

  async startAt(index: number): Promise<void> {
    this.#processes[index] = await this.#start();
  }

  /** Sends the request to one process after the other until it gets an answer, as a retrying client does. */
  async insist(token: string, request: TestRequest): Promise<string> {
    while (!Fleet.#isOver) {
      const answer = await this.#at(this.#turn++).send(token, request);
      if (answer !== null && !answer.startsWith('503 ')) return answer;
    }
    throw new Error('The fleet has ended');
  }

  /** Sends the request once, to a ready process. @returns null without an answer */
  async balance(token: string, request: TestRequest, client: number): Promise<string | null> {
    let ready: ServiceProcess[] = [];
    while (ready.length === 0) {
      if (Fleet.#isOver) throw new Error('The fleet has ended');
      ready = await this.ready();
    }
    return ready[client % ready.length]?.send(token, request) ?? null;
  }

  /** Returns the ready processes, as a load balancer sees them. */
  async ready(): Promise<ServiceProcess[]> {
    const all = [...this.#processes];
    const states = await Promise.all(all.map((each) => each.isReady()));
    return all.filter((_, index) => states[index]);
  }

  #at(index: number): ServiceProcess {
    const found = this.#processes[index % this.#processes.length];
    if (!found) throw new Error('There is no process');
    return found;
  }
}
