import { parseArgs } from 'node:util';
import { DataFolderInUse } from '../services/kit/dataLock.ts';
import { isSystemError, isWrongUse, StartError } from '../services/start/startError.ts';
import { remoteNames } from '../shared/build/src/workspace.ts';

// `npm run dev` serves the shell and all remotes with hot reload. `npm run dev mf-catalog` serves only that
// remote with hot reload. With `--shell <url>` the remote runs inside a deployed cabinet.
try {
  const options = { shell: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.find((name) => name !== 'shell' && !remoteNames.includes(name));
  if (unknown)
    throw new StartError(
      `Unknown application "${unknown}". The applications are shell, ${remoteNames.join(', ')}.`,
    );
  const shell = values.shell ?? process.env.SHELL_URL;
  if (shell) {
    const { developInside } = await import('./developInside.ts');
    await developInside(shell, positionals);
  } else {
    const { developSystem } = await import('./developSystem.ts');
    await developSystem(positionals.length > 0 ? positionals : ['shell', ...remoteNames]);
  }
} catch (error) {
  const isKnown =
    error instanceof StartError ||
    error instanceof DataFolderInUse ||
    isWrongUse(error) ||
    isSystemError(error);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}
