import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Builds at every change. Resolves with the first build that has no errors; what is wrong is written to the terminal.
 * @param onBuilt told of each build without errors, before the next one begins
 */
export function follow(
  configs: Configuration[],
  onBuilt: (stats: Stats[]) => void | Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) return reject(new Error('webpack made no compiler'));
    const built = new Map<string | undefined, Stats>();
    compiler.watch({ aggregateTimeout: 50 }, async (error, result) => {
      if (error || !result) return console.error(error);
      // Only what has changed is told; the others are as they were.
      for (const stats of result.stats) built.set(stats.compilation.compiler.name, stats);
      if (result.hasErrors()) return console.error(result.toString('errors-only'));
      await onBuilt([...built.values()]);
      resolve();
    });
  });
}
